/** The address under which anyone plays by the same rules. */

export function shareLink(ruleset: string, name: string, page: string = globalThis.location.href): string {
  const link = new URL(page);
  link.hash = "";
  link.search = "";
  link.searchParams.set("ruleset", ruleset);
  if (name !== "") link.searchParams.set("name", name);
  return link.href;
}

/** Marks the link in its field and copies it; false where the browser allows no copying. */
export async function copyLink(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

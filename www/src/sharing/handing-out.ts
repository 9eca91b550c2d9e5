/** Ways out of the page: a file, the clipboard, the device's own way of sharing. */

/** Offers a file to be kept under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copies a field's text; false where the browser allows no copying, the text then being marked. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch (error) {
    console.debug(error);
    return false;
  }
}

export function canShare(data: ShareData): boolean {
  return typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true);
}

/** Shares; whoever changes their mind has not met a fault. */
export async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/** A file's name: what it is, and the day. */
export function dated(ending: string): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return `senet-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${ending}`;
}

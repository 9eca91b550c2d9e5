/** What the page was built from: the release, the commit of the sources (`?` if unknown), and the checksum of all rules. */
declare const edition: Readonly<Record<"release" | "commit" | "rules", string>>;
export default edition;

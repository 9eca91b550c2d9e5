/** A software bill of materials in CycloneDX format: the page's contents, and the tools that built it. */

/** @typedef {import("./dependencies.mjs").Dependency} Dependency */

/** @param {Dependency} dependency */
function component({ registry, name, version, licence, shipped, hash }) {
  const path = name.replace(/^@/, "%40");
  return {
    type: "library",
    "bom-ref": `pkg:${registry}/${path}@${version}`,
    name,
    version,
    scope: shipped ? "required" : "excluded",
    hashes: [hash],
    licenses: [{ expression: licence }],
    purl: `pkg:${registry}/${path}@${version}`,
  };
}

/**
 * Reproducible: it contains no time and no random serial number.
 * @param {string} version the project's own
 * @param {Dependency[]} dependencies
 */
export function billOfMaterials(version, dependencies) {
  const components = new Map(
    dependencies.map((one) => [`${one.registry} ${one.name} ${one.version}`, component(one)]),
  );
  const crateId = `pkg:cargo/senet@${version}`;
  const list = [...components.values()];
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": crateId,
        name: "senet",
        version,
        licenses: [{ expression: "MIT OR Apache-2.0" }],
        purl: crateId,
      },
    },
    components: list,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

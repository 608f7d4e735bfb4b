/**
 * A loader of webpack's that puts values in place of a module which reads files: what it exports, made anew when one of the
 * files changes. Options: `files`, absolute paths; `read`, which returns the exports by name.
 */
module.exports = function valuesLoader() {
  const { files, read } = this.getOptions();
  for (const file of files) this.addDependency(file);
  const exported = Object.entries(read());
  return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
};

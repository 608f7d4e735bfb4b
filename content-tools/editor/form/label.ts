/**
 * A field's name for people: the first clause of its description. "Ürünün adı; sayfanın başlığıdır." is "Ürünün adı",
 * "Bir katalog kartı." is "Katalog kartı".
 */
export function labelOf(description: string): string {
  const clause = /^.*?(?=,? örneğin|[;:]|$)/.exec(description)?.[0] ?? description;
  const label = clause.replace(/^Bir /, "").replace(/[\s,.]+$/, "");
  return label.charAt(0).toLocaleUpperCase("tr-TR") + label.slice(1);
}

/** What stands below a field: its key, by which the content check calls it, and what its label leaves out. */
export function hintOf(key: string, description: string): string {
  return /[;:]| örneğin /.test(description) ? `${key}: ${description}` : key;
}

const firstClause = (description: string): string =>
  /^.*?(?=,? örneğin|[;:](?:\s|$)|$)/.exec(description)?.[0] ?? description;

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase("tr-TR") + text.slice(1);

/**
 * A field's name for people: the first clause of its description. "Ürünün adı; sayfanın başlığıdır." is "Ürünün adı",
 * "Bir katalog kartı." is "Katalog kartı".
 */
export const labelOf = (description: string): string =>
  capitalised(
    firstClause(description)
      .replace(/^Bir /, "")
      .replace(/[\s,.]+$/, ""),
  );

/** What stands below a field: what its label leaves out of its description, such as "Sayfanın başlığıdır." */
export const hintOf = (description: string): string | undefined =>
  capitalised(description.slice(firstClause(description).length).replace(/^[\s,;:]+/, "")) || undefined;

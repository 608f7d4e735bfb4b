const firstClause = (description: string): string =>
  /^.*?(?=,? örneğin|, sırasıyla|[;:](?:\s|$)|$)/.exec(description)?.[0] ?? description;

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase("tr-TR") + text.slice(1);

/**
 * Label of a field: the first clause of its description. "Ürünün adı; sayfanın başlığıdır." gives "Ürünün
 * adı".
 */
export const labelOf = (description: string): string =>
  capitalised(
    firstClause(description)
      .replace(/^Bir /, "")
      .replace(/[\s,.]+$/, ""),
  );

/** Hint of a field: the rest of its description, "Sayfanın başlığıdır." */
export const hintOf = (description: string): string | undefined =>
  capitalised(description.slice(firstClause(description).length).replace(/^[\s,;:]+/, "")) || undefined;

interface Product {
  id: string;
  slug: string;
  previous: readonly string[] | null;
  related: readonly string[] | null;
}

const relatedCount = 3;

/**
 * Ids of the products beside each product: those its file names, by present or previous slug, then the next ones of its
 * menu group, wrapping around.
 * @param groups products of each menu group, in menu order
 */
export function relatedProducts<T extends Product>(
  groups: readonly (readonly T[])[],
): { product: T; related: string[] }[] {
  const bySlug = new Map(
    groups
      .flat()
      .flatMap((product) => [...(product.previous ?? []), product.slug].map((slug) => [slug, product])),
  );
  return groups.flatMap((group) =>
    group.map((product, position) => {
      const chosen = (product.related ?? []).flatMap((slug) => bySlug.get(slug) ?? []);
      const next = [...group.slice(position + 1), ...group.slice(0, position)];
      const others = [...new Set([...chosen, ...next])].filter((other) => other !== product);
      return { product, related: others.slice(0, relatedCount).map(({ id }) => id) };
    }),
  );
}

import { strings } from "../../domain/interface-strings";

/**
 * The services that store data, as far as content/site.yaml names them: "Supabase, Almanya. Standart
 * sözleşme."
 */
export function providerTexts({ providers }: Queries.TextSectionFragment["site"]) {
  return (["database", "mail", "mailbox", "hosting"] as const).flatMap((name) => {
    const provider = providers?.[name];
    if (!provider) return [];
    const { country, ground } = provider;
    const location = [provider.name, country].filter(Boolean).join(", ");
    return [{ title: strings.providers[name], description: ground ? `${location}. ${ground}` : location }];
  });
}

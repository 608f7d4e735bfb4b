import { ask } from "../../../support/gatsby-schema";
import { type DocumentNode, fixtureNodes } from "../../../support/gatsby-store";

const without = (slug: string) => fixtureNodes().filter((node) => node.slug !== slug);

describe("a product", () => {
  const comparison = '{ product(slug: "total-protez") { comparison { title product { slug name } } } }';

  test("is compared with the product its file names", async () => {
    expect(await ask(fixtureNodes(), comparison)).toEqual({
      product: {
        comparison: {
          title: "Total mi, kron mu?",
          product: { slug: "porselen-kron", name: "Porselen Kron" },
        },
      },
    });
  });

  test("has no comparison once the other is gone", async () => {
    expect(await ask(without("porselen-kron"), comparison)).toEqual({ product: { comparison: null } });
  });

  const related = (...ids: string[]) =>
    `{ product(slug: "lamine-kron") { relatedProducts(ids: ${JSON.stringify(ids)}) { slug } } }`;

  test("is related to the products of the given ids, in their order, and to nothing that is gone or no product", async () => {
    const ids = [
      "products/total-protez.yaml",
      "products/yok.yaml",
      "site.yaml",
      "products/porselen-kron.yaml",
    ];
    expect(await ask(fixtureNodes(), related(...ids))).toEqual({
      product: { relatedProducts: [{ slug: "total-protez" }, { slug: "porselen-kron" }] },
    });
  });
});

describe("the home page", () => {
  const layers = "{ homePage { hero { layers { line } } } }";
  const opening = (slug?: string) =>
    fixtureNodes().map((node) =>
      node.internal.type === "HomePage" ? { ...node, hero: { ...Object(node.hero), layersOf: slug } } : node,
    );
  const shown = (answer: unknown) => ({ homePage: { hero: { layers: answer } } });

  test("opens on the layers of the product its file names", async () => {
    expect(await ask(opening("porselen-kron"), layers)).toEqual(shown({ line: 45 }));
  });

  test("opens on its photograph where that product is gone", async () => {
    expect(await ask(opening("yok"), layers)).toEqual(shown(null));
  });
});

test("the page of all products has them group by group, each in the menu's order, an unknown group last", async () => {
  const unknown: DocumentNode = {
    slug: "yeni",
    menu: { group: "Yeni grup", order: 0 },
    id: "products/yeni.yaml",
    parent: "",
    internal: { type: "Product" },
  };
  expect(await ask([unknown, ...fixtureNodes()], "{ productsPage { products { slug } } }")).toEqual({
    productsPage: {
      products: ["porselen-kron", "lamine-kron", "total-protez", "yeni"].map((slug) => ({ slug })),
    },
  });
});

describe("the header's menu", () => {
  const menu = "{ navigation { products { count shown { slug } } } }";

  test("shows no more of a group than twelve, and counts all", async () => {
    const many = Array.from(
      { length: 20 },
      (_, i): DocumentNode => ({
        slug: `kron-${i + 1}`,
        menu: { group: "Sabit Kronlar", order: 100 - i },
        id: `products/kron-${i + 1}.yaml`,
        parent: "",
        internal: { type: "Product" },
      }),
    );
    const answer = (await ask([...fixtureNodes(), ...many], menu)) as {
      navigation: { products: { count: number; shown: { slug: string }[] } };
    };
    const { count, shown } = answer.navigation.products;
    expect(count).toBe(23);
    const slugs = shown.map(({ slug }) => slug);
    expect(slugs.slice(0, 3)).toEqual(["porselen-kron", "lamine-kron", "kron-20"]);
    expect(slugs.at(-1)).toBe("total-protez");
    expect(shown).toHaveLength(13);
  });
});

describe("a page made of sections", () => {
  const page = (slug: string, places: object): DocumentNode => ({
    slug,
    title: `{brand}: ${slug}`,
    ...places,
    id: `pages/${slug}.yaml`,
    parent: "",
    internal: { type: "Page" },
  });
  const menus =
    "{ navigation { corporate { links { label to description } } footer { quickLinks { label to } } } }";
  interface Menus {
    navigation: {
      corporate: { links: { label: string; to: string; description: string | null }[] };
      footer: { quickLinks: { label: string; to: string }[] };
    };
  }
  const askMenus = async (...pages: DocumentNode[]) => {
    const { navigation } = (await ask([...fixtureNodes(), ...pages], menus)) as Menus;
    return { menu: navigation.corporate.links, footer: navigation.footer.quickLinks };
  };

  test("stands where it asks to in the corporate menu and the quick links, under the names it gives", async () => {
    const before = await askMenus();
    const { menu, footer } = await askMenus(
      page("kariyer", {
        menu: { group: "corporate", order: 9, description: "{city} için" },
        footer: { group: "quick", order: 1, label: "İş" },
      }),
    );
    expect(menu.at(-1)).toEqual({
      label: "Nilüfer Protez: kariyer",
      to: "/kariyer",
      description: "Bursa için",
    });
    expect(menu.slice(0, -1)).toEqual(before.menu);
    expect(footer).toEqual([{ label: "İş", to: "/kariyer" }, ...before.footer]);
  });

  test("stands nowhere unless it asks to", async () => {
    expect(await askMenus(page("gizli", {}))).toEqual(await askMenus());
  });
});

test("what has no products is no group of the menu and no category of the filter", async () => {
  const lists = "{ navigation { products { groups } } homePage { catalogue { categories } } }";
  const answer = (groups: string[], categories: string[]) => ({
    navigation: { products: { groups } },
    homePage: { catalogue: { categories } },
  });
  expect(await ask(fixtureNodes(), lists)).toEqual(
    answer(["Sabit Kronlar", "Hareketli Protezler"], ["Protez", "Kron"]),
  );
  expect(await ask(without("total-protez"), lists)).toEqual(answer(["Sabit Kronlar"], ["Kron"]));
});

test("telephone numbers are one word: their spaces do not break", async () => {
  expect(await ask(fixtureNodes(), "{ siteInfo { phone { display masked e164 } } }")).toEqual({
    siteInfo: {
      phone: {
        display: "0224\u00a0111\u00a022\u00a033",
        masked: "0224\u00a0111\u00a0**\u00a0**",
        e164: "+902241112233",
      },
    },
  });
});

test("a section is of the type that its file names, and knows the laboratory", async () => {
  const query = `{
    page(slug: "sss") { sections { __typename ... on ContactWaysSection { title site { email } } } }
  }`;
  expect(await ask(fixtureNodes(), query)).toMatchObject({
    page: {
      sections: expect.arrayContaining([
        { __typename: "QuestionsSection" },
        { __typename: "ContactWaysSection", title: "Ulaşın", site: { email: expect.any(String) } },
      ]),
    },
  });
});

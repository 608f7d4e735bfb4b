// Allowed dependencies between folders; enforced by `npm run lint`, explained in docs/architecture.md.

const belowFeatures = ["src/domain", "src/fragments", "src/theme", "src/ui"];
const formOfTheFunction = [
  "supabase/functions/send-contact-email/contract.ts",
  "supabase/functions/send-contact-email/fields.ts",
];

/** Folders, and what their files may import besides packages. */
export const rooms = {
  "src/domain": formOfTheFunction,
  "src/fragments": [],
  "src/content-model": ["src/domain"],
  "src/build": ["src/content-model", "src/domain"],
  "src/theme": ["src/domain"],
  "src/ui": ["src/domain", "src/fragments", "src/theme"],
  "src/features": [...belowFeatures, ...formOfTheFunction],
  "src/sections": [...belowFeatures, "src/features"],
  "src/seo": ["src/domain", "src/fragments"],
  "src/layout": [...belowFeatures, "src/features", "src/sections"],
  "src/templates": [...belowFeatures, "src/features", "src/sections", "src/seo"],
  "src/admin": [
    "src/build/gatsby-state.ts",
    "src/content-model",
    "src/domain",
    "src/theme/font-css.ts",
    "src/theme/font-faces.ts",
  ],
  plugins: [],
  dev: ["src/build/artifacts", "src/content-model", "src/domain", "supabase"],
  supabase: [],
};

/** Entry points, which commands and Gatsby find by name. */
const started =
  "^src/(?:templates/|admin/(?:browser/main|corrections/structured-clone)|content-model/(?:check/cli|format/|json-schemas/cli))";

const folder = (path) => (path.endsWith(".ts") ? `^${path}$` : `^${path}/`);

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room} knows only ${allowed.join(", ") || "itself"}`,
  severity: "error",
  from: { path: folder(room) },
  to: {
    path: "^(?:src|plugins|dev|supabase|__tests__)/",
    pathNot: [room, ...allowed].map(folder),
  },
}));

export default {
  forbidden: [
    { name: "no circle of files", severity: "error", from: {}, to: { circular: true } },
    { name: "no circle of folders", severity: "error", scope: "folder", from: {}, to: { circular: true } },
    {
      name: "the model and the domain know no Gatsby",
      severity: "error",
      from: { path: "^src/(?:content-model|domain)/" },
      to: { path: "(?:^|node_modules/)(?:gatsby|react|@chakra-ui)" },
    },
    {
      name: "no file of the site that nothing uses",
      severity: "error",
      from: { path: `^(?:gatsby-|plugins/|dev/)|${started}` },
      // Gatsby finds fragments by itself.
      to: {
        path: "^src/",
        pathNot: `${started}|/fragments\\.ts$|^src/fragments/|\\.d\\.ts$`,
        reachable: false,
      },
    },
    ...roomRules,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:public|\\.cache|\\.local)/|gatsby-types" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mts", ".mjs", ".js", ".json"] },
  },
};

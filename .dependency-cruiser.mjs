// Who may know whom. `npm run check:structure` holds it; docs/architecture.md says why the rooms stand so.

/** Rooms whose files may import only from the named places (and from packages). */
const rooms = {
  "src/lib": [],
  "src/theme": ["content-tools/model/brand-files.ts", "src/lib"],
  "src/components": ["content-tools/model/icon-names.ts", "src/lib", "src/theme"],
  "src/forms": [
    "src/components",
    "src/lib",
    "src/theme",
    "supabase/functions/send-contact-email/contract.ts",
  ],
  "src/seo": ["src/components", "src/lib"],
  "src/layout": ["src/components", "src/lib", "src/theme"],
  "src/sections": ["src/components", "src/forms", "src/lib", "src/theme"],
  "src/templates": ["src/components", "src/sections", "src/seo", "src/lib"],
  "content-tools/model": ["src/lib"],
  "content-tools/check": ["content-tools/model", "src/lib"],
  "content-tools/json-schemas": ["content-tools/model", "content-tools/check"],
  "content-tools/new-product": ["content-tools/model", "content-tools/check", "src/lib"],
  "content-tools/editor": ["content-tools/model", "content-tools/check", "src/lib"],
  gatsby: ["content-tools", "src/lib"],
  plugins: [
    "content-tools",
    "gatsby/graphql",
    "src/theme/colours.ts",
    "src/lib/colour",
    "src/lib/format.ts",
    "src/lib/mark.ts",
  ],
  dev: ["content-tools", "plugins/security-headers", "src/lib", "supabase"],
  supabase: [],
};

const folder = (path) => (path.endsWith(".ts") ? `^${path}$` : `^${path}/`);

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room} knows only ${allowed.join(", ") || "itself"}`,
  severity: "error",
  from: { path: folder(room) },
  to: {
    path: "^(?:src|content-tools|gatsby|plugins|dev|supabase|bench|e2e|__tests__|specification)/",
    pathNot: [room, ...allowed].map(folder),
  },
}));

export default {
  forbidden: [
    { name: "no circle of files", severity: "error", from: {}, to: { circular: true } },
    { name: "no circle of folders", severity: "error", scope: "folder", from: {}, to: { circular: true } },
    {
      name: "src and the function share types only",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^supabase/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "content-tools knows no Gatsby",
      severity: "error",
      from: { path: "^content-tools/" },
      to: { path: "(?:^|node_modules/)gatsby" },
    },
    {
      name: "no tests or benches in the site",
      severity: "error",
      from: { path: "^(?:src|content-tools|gatsby|plugins|dev|supabase)/" },
      to: { path: "^(?:__tests__|bench|e2e|specification)/" },
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

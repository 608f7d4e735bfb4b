// Who may know whom. `npm run lint` holds it; docs/architecture.md says why the rooms stand so.

/** Rooms whose files may import only from the named places (and from packages). */
const rooms = {
  "src/lib": [],
  "src/theme": ["content-model/brand-files.ts", "src/lib"],
  "src/components": ["content-model/icon-names.ts", "src/lib", "src/theme"],
  "src/forms": [
    "src/components",
    "src/lib",
    "src/theme",
    "supabase/functions/send-contact-email/contract.ts",
    "supabase/functions/send-contact-email/fields.ts",
  ],
  "src/seo": ["src/components", "src/lib"],
  "src/layout": ["src/components", "src/lib", "src/theme"],
  "src/sections": ["src/components", "src/forms", "src/lib", "src/theme"],
  "src/templates": ["src/components", "src/sections", "src/seo", "src/lib"],
  "content-model": ["src/lib"],
  "content-model/check": ["content-model", "src/lib"],
  "content-model/json-schemas": ["content-model", "content-model/check"],
  "content-model/format": ["content-model"],
  gatsby: ["content-model", "src/lib"],
  plugins: [
    "content-model",
    "gatsby/graphql",
    "src/theme/colours.ts",
    "src/lib/colour",
    "src/lib/icon-names.ts",
    "src/lib/format.ts",
    "src/lib/logo.ts",
    "src/lib/social-names.ts",
  ],
  dev: ["content-model", "plugins/built-pages.ts", "plugins/security-headers", "src/lib", "supabase"],
  supabase: [],
};

const folder = (path) => (path.endsWith(".ts") ? `^${path}$` : `^${path}/`);

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room} knows only ${allowed.join(", ") || "itself"}`,
  severity: "error",
  from: { path: folder(room) },
  to: {
    path: "^(?:src|content-model|gatsby|plugins|dev|supabase|__tests__)/",
    pathNot: [room, ...allowed].map(folder),
  },
}));

export default {
  forbidden: [
    { name: "no circle of files", severity: "error", from: {}, to: { circular: true } },
    { name: "no circle of folders", severity: "error", scope: "folder", from: {}, to: { circular: true } },
    {
      name: "src and the function share types and the forms' fields only",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^supabase/", pathNot: "/fields\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "content-model knows no Gatsby",
      severity: "error",
      from: { path: "^content-model/" },
      to: { path: "(?:^|node_modules/)gatsby" },
    },
    {
      name: "no tests in the site",
      severity: "error",
      from: { path: "^(?:src|content-model|gatsby|plugins|dev|supabase)/" },
      to: { path: "^__tests__/" },
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

const typescript = [
  "@swc/jest",
  {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic" } },
    },
  },
];

const shared = {
  transform: { "\\.(?:tsx?|m[tj]s|js)$": typescript },
  // Jest loads CommonJS; this package comes as modules only.
  transformIgnorePatterns: ["/node_modules/(?!postal-mime/)"],
  modulePathIgnorePatterns: ["<rootDir>/public/", "<rootDir>/.cache/", "<rootDir>/.local/"],
};

const inNode = (displayName, testMatch, more = {}) => ({
  ...shared,
  displayName,
  testEnvironment: "node",
  testMatch,
  ...more,
});

/**
 * `src` runs as on pages, in jsdom; everything else in Node. `site` reads the built pages, `function` and `stack` start
 * the real programs.
 * @type {import("jest").Config}
 */
export default {
  // A test that hangs is named by its limit. Those that start programs set their own.
  testTimeout: 30_000,
  // Jest leaves one processor to the one who watches; nobody does.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "src",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/src/{*,!(admin|build|content-model|domain)/**/*}.test.{ts,tsx}"],
      globalSetup: "<rootDir>/__tests__/support/write-palette.ts",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup-dom.ts"],
      moduleNameMapper: {
        "^gatsby$": "<rootDir>/__tests__/support/mocks/gatsby.tsx",
        "\\.module\\.css$": "<rootDir>/__tests__/support/mocks/sheet.ts",
        "\\.woff2$": "<rootDir>/__tests__/support/mocks/file.ts",
        "^yaml$": "<rootDir>/node_modules/yaml/dist/index.js",
      },
    },
    inNode("build", ["<rootDir>/__tests__/{src/{admin,build,content-model,domain},plugins}/**/*.test.ts"]),
    inNode("site", ["<rootDir>/__tests__/{site,specification}/**/*.test.ts"]),
    inNode("stack", ["<rootDir>/__tests__/dev/**/*.test.ts"]),
    // Commands and runtimes of the hosts, which npx fetches; `npm test` leaves them out.
    inNode("elsewhere", ["<rootDir>/__tests__/elsewhere/**/*.test.ts"]),
    inNode("function", ["<rootDir>/__tests__/function/**/*.test.ts"], {
      setupFilesAfterEnv: ["<rootDir>/__tests__/function/set-up.ts"],
    }),
  ],
};

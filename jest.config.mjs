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
  transform: { "\\.(ts|tsx|mjs)$": typescript },
  modulePathIgnorePatterns: ["<rootDir>/public/", "<rootDir>/.cache/", "<rootDir>/.local/"],
};

/**
 * Two environments: what runs at build time in Node, what runs on pages in jsdom.
 * @type {import("jest").Config}
 */
export default {
  projects: [
    {
      ...shared,
      displayName: "build",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/__tests__/{gatsby,content-tools,plugins}/**/*.test.ts",
        "<rootDir>/__tests__/house-rules.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "src",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/src/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup-dom.ts"],
      moduleNameMapper: {
        "\\.woff2$": "<rootDir>/__mocks__/file.ts",
        "^yaml$": "<rootDir>/node_modules/yaml/dist/index.js",
      },
    },
  ],
};

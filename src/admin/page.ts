import type { CmsConfig } from "@sveltia/cms";
import type { Bundle } from "./bundle";

/** HTML of `/admin`, with the configuration as inline JSON instead of a script. */
export const adminPage = (config: CmsConfig, { script, style }: Bundle): string => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Düzenleme</title>
<link rel="icon" href="/favicon-32x32.png" type="image/png">
<link rel="stylesheet" href="/admin/${style}">
<script type="application/json" id="config">${JSON.stringify(config).replaceAll("<", "\\u003c")}</script>
<script type="module" src="/admin/${script}"></script>
</head>
<body>
<noscript>Bu sayfa JavaScript olmadan çalışmaz.</noscript>
</body>
</html>
`;

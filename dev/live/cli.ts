import { parseArgs } from "node:util";
import { readSiteConfig } from "../../content-tools/site-config.ts";
import { checkLive, type LiveOptions } from "./check-live.ts";
import { faultsOf, reportOf } from "./finding.ts";

const usage = `npm run check:live -- https://www.example.com [options]

Looks at a published site from outside and says what is right and wrong; ends with 1 where something is wrong.

  --send            send one marked message through each form
  --published URL   what the site calls itself, where it is asked at another address (a preview)
  --function URL    address of the function, if not the one the site's policy names
  --no-function     do not look at the function
  --key KEY         publishable key, if not the one in the site's scripts`;

/** @throws Error where the arguments make no sense */
function readOptions(args: string[]): LiveOptions | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      send: { type: "boolean", default: false },
      published: { type: "string" },
      function: { type: "string" },
      "no-function": { type: "boolean", default: false },
      key: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const [url, ...more] = positionals;
  if (values.help || !url || more.length > 0) return undefined;
  for (const address of [url, values.published, values.function])
    if (address !== undefined && !/^https?:\/\/[^/]/.test(address))
      throw new Error(`${address} is no address.`);
  const mark = `check:live ${new Date().toISOString().slice(0, 16)}`;
  return {
    url,
    published: values.published,
    function: values["no-function"] ? null : values.function,
    key: values.key,
    send: values.send ? { mark, email: readSiteConfig().email } : undefined,
  };
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(usage);
    process.exitCode = 2;
    return;
  }
  const findings = await checkLive(options);
  console.log(reportOf(findings));
  process.exitCode = faultsOf(findings).length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});

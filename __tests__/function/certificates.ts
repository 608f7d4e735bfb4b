import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";

function hasOpenssl(): boolean {
  try {
    execFileSync("openssl", ["version"], { stdio: "pipe" });
    return true;
  } catch {
    console.warn("openssl is not installed here: TLS is not tested");
    return false;
  }
}

export const describeWithOpenssl = hasOpenssl() ? describe : describe.skip;

const openssl = (folder: string, ...args: string[]): void => {
  execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
};

interface Authority {
  file: string;
  /** Makes key and certificate of an address: `NAME.key` and `NAME.crt` in the folder. */
  issue(name: string, address: string): { key: string; certificate: string };
}

export function makeAuthority(folder: string, name: string): Authority {
  const file = path.join(folder, `${name}.crt`);
  const request = ["req", "-newkey", "rsa:2048", "-nodes", "-subj"];
  openssl(folder, ...request, `/CN=${name}`, "-x509", "-days", "2", "-keyout", `${name}.key`, "-out", file);
  return {
    file,
    issue(server, address) {
      const [key, certificate] = [`${server}.key`, `${server}.crt`].map((part) => path.join(folder, part));
      writeFileSync(
        path.join(folder, "extensions"),
        `subjectAltName=${address}\nextendedKeyUsage=serverAuth\n`,
      );
      openssl(folder, ...request, `/CN=${server}`, "-keyout", key ?? "", "-out", "request");
      const signing = ["-CA", file, "-CAkey", `${name}.key`, "-CAcreateserial", "-extfile", "extensions"];
      openssl(folder, "x509", "-req", "-in", "request", ...signing, "-days", "2", "-out", certificate ?? "");
      return { key: key ?? "", certificate: certificate ?? "" };
    },
  };
}

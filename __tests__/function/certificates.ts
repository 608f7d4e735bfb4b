import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";

/** Why certificates cannot be made here, for a test's `skip`; false where they can. */
export function withoutOpenssl(): string | false {
  try {
    execFileSync("openssl", ["version"], { stdio: "pipe" });
    return false;
  } catch {
    return "openssl is not installed here: TLS to a database is not tested";
  }
}

const openssl = (folder: string, ...args: string[]): void => {
  execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
};

/** A certificate authority of the test's own. */
export interface Authority {
  /** Its certificate in PEM. */
  file: string;
  /** Makes a key and a certificate for an address: `NAME.key` and `NAME.crt` in the folder. */
  issue(name: string, address: string): { key: string; certificate: string };
}

/** Makes an authority in a folder. */
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

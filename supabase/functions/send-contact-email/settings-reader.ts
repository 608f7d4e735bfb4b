export type Environment = Record<string, string | undefined>;

/** Letters and digits a secret has at least. */
const SECRET_LENGTH = 32;

/** Reads settings by name; every complaint says which. */
export class SettingsReader {
  constructor(private readonly env: Environment) {}

  optional(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === "" ? undefined : value;
  }

  required(name: string): string {
    const value = this.optional(name);
    if (value === undefined)
      throw new Error(`The setting ${name} is missing; docs/deploy.md lists all of them.`);
    return value;
  }

  number(name: string, fallback: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const parsed = Number(value);
    if (!Number.isFinite(parsed) || parsed < 0)
      throw new Error(`The setting ${name} must be a number from 0 up.`);
    return parsed;
  }

  origin(name: string): string | null {
    const value = this.optional(name);
    if (value === undefined) return null;
    if (!URL.canParse(value)) throw new Error(`The setting ${name} must be an address.`);
    return new URL(value).origin;
  }

  /** Secrets of which each is long enough not to be guessed. */
  secrets(name: string): string[] {
    const secrets = this.list(name);
    if (secrets.length === 0 || secrets.some((secret) => secret.length < SECRET_LENGTH))
      throw new Error(`The setting ${name} needs ${SECRET_LENGTH} signs: openssl rand -hex 32.`);
    return secrets;
  }

  list(name: string): string[] {
    return this.required(name)
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "");
  }

  /** Keys as Supabase provides them: a JSON dictionary, or one legacy key. */
  keys(dictionary: string, legacy: string): string[] {
    const json = this.optional(dictionary);
    const values: unknown[] = json === undefined ? [] : Object.values(JSON.parse(json));
    const keys = [...values, this.optional(legacy)].filter((key) => typeof key === "string" && key !== "");
    if (keys.length === 0) throw new Error(`The setting ${dictionary} is missing.`);
    return keys as string[];
  }
}

/** Settings of a site on this machine: its forms send to this machine. */
export const localSettings: Readonly<Record<string, string>>;
export function readEnvFile(): void;
export function requireNode(): void;
/** @throws Error when npm fails */
export function install(folder?: string): void;

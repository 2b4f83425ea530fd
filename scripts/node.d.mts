export function runsTypeScript(version?: string): boolean;

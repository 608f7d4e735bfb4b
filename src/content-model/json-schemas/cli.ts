import { writeSchemas } from "./index";

/** Run by npm after an install, so that VS Code completes the content's YAML from the start. */
writeSchemas(process.cwd());

import { writeSchemas } from "./index";

/** Run by npm after an install: VS Code completes the content's YAML before anything else was started. */
writeSchemas(process.cwd());

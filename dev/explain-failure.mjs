// Writes into the summary of a failed run, in Turkish, what is wrong and whether the published site has changed.
import { appendFileSync } from "node:fs";
import { runNpm } from "./prepare.mjs";

/** Names of deploy.yml's steps for editors, by id. */
const stepNames = {
  content: "İçerik denetimi",
  build: "Sitenin kurulması",
  site: "Kurulan sitenin denetimi",
  cloudflare: "Yükleme",
  netlify: "Yükleme",
  live: "Yayındaki sitenin denetimi",
};
const uploads = ["cloudflare", "netlify"];

/**
 * @param steps the run's steps by id, with their outcomes; none outside of deploy.yml
 * @param check status and output of the content check
 */
export function explanation(steps, check) {
  const failed = Object.keys(stepNames).find((id) => steps[id]?.outcome === "failure");
  const isUploaded = uploads.some((id) => ["success", "failure"].includes(steps[id]?.outcome));
  const listed = `\n\`\`\`\`text\n${check.output.trim()}\n\`\`\`\`\n`;
  const reason =
    check.status !== 0
      ? `İçerikte düzeltilecek bir yer var. Aşağıda yazdığı gibi düzeltip yeniden kaydedin; site kendiliğinden yayımlanır.\n${listed}`
      : failed === "build"
        ? `Site kurulamadı. Aşağıda örnek laboratuvardan ya da taslaktan kalan bir yer yazıyorsa onu düzeltip yeniden kaydedin; yazmıyorsa geliştiriciye haber verin.\n${listed}`
        : "İçeriğiniz kurallara uyuyor; hata başka bir yerde. Geliştiriciye haber verin, bu sayfanın adresini de gönderin.\n";
  return [
    isUploaded ? "## Yayımlama tamamlanmadı" : "## Yayımlanmadı; yayındaki site değişmedi",
    ...(isUploaded ? ["Yükleme başlamıştı: yayındaki site yenilenmiş olabilir."] : []),
    ...(failed ? [`Durduğu adım: **${stepNames[failed]}**.`] : []),
    reason,
  ].join("\n\n");
}

if (process.argv[1] === import.meta.filename) {
  const options = { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" };
  const { status, stdout, stderr } = runNpm(
    ["run", "--silent", "check:content", "--", "--leftovers"],
    {},
    options,
  );
  const check = { status, output: stdout + stderr };
  appendFileSync(
    process.env.GITHUB_STEP_SUMMARY || "/dev/stdout",
    explanation(JSON.parse(process.env.STEPS || "{}"), check),
  );
}

import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Characters of a written telephone number: "0352 222 33 44 (dahili 12)". */
const writtenNumber = /^(?<number>[^\p{L}/]*)(?<rest>.*)$/su;

/** Words, and the slash before digits, that an extension follows. */
const extensionMark = /^(?:dah|[iİ]ç hat|ext|\/\s*\d)/iu;

/** Extension in what follows a number: "dahili 12", "/ 12". */
const extension = /^\D*(\d{1,7})\D*$/u;

/** Splits a written telephone number from the extension or the words that follow it. */
export function splitNumber(display: string): { number: string; rest: string } {
  const { number = "", rest = "" } = writtenNumber.exec(display.trim())?.groups ?? {};
  return { number, rest };
}

/** International form of a number without an extension. Turkish, with its area code, unless it has a country code. */
function international(written: string): string | undefined {
  const parsed = /^[\s\d()+.\-–]*$/.test(written) ? parsePhoneNumberFromString(written, "TR") : undefined;
  return parsed?.isValid() ? parsed.number : undefined;
}

/**
 * Dialled form (RFC 3966) of a displayed number: "0352 222 33 44" is "+903522223344", with "dahili 12"
 * "+903522223344;ext=12".
 * @returns undefined if the text is no such number
 */
export function dialledNumber(display: string): string | undefined {
  const { number, rest } = splitNumber(display);
  const dialled = international(number);
  if (!dialled || !extensionMark.test(rest)) return dialled;
  const [, digits] = extension.exec(rest) ?? [];
  return digits && `${dialled};ext=${digits}`;
}

/** What is wrong with a displayed number, and the fix; undefined if it is valid. */
export function telephoneMistake(display: string): { message: string; fix: string } | undefined {
  if (dialledNumber(display)) return undefined;
  const { number, rest } = splitNumber(display);
  if (international(number))
    return {
      message: `“${rest}” tek bir dahili numara değil.`,
      fix: `Dahiliyi numarasıyla yazın, örneğin ${number.trim()} dahili 12; başka bir telefonu ayrı bir telefon olarak ekleyin.`,
    };
  const [, main = "", more = ""] = /^(.*?)[\s(\-–]+(\d{1,7})\)?\s*$/.exec(number) ?? [];
  if (international(main))
    return {
      message: `Numaranın sonundaki “${more}” neyin numarası, belli değil.`,
      fix: `Dahiliyse başına “dahili” yazın: ${main} dahili ${more}; başka bir telefonsa onu ayrı bir telefon olarak ekleyin.`,
    };
  return {
    message: "Bu bir telefon numarası değil.",
    fix: "Numarayı alan koduyla yazın, örneğin 0212 000 00 00; yurt dışındaysa başına ülke kodunu koyun: +49 …",
  };
}

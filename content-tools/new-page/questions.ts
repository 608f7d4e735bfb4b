/** What the command asks for, as it was typed. Only the title must be there. */
export interface Answers {
  title: string;
  lede?: string;
  menu?: string;
  footer?: string;
}

export interface Question {
  key: keyof Answers;
  text: string;
  /** Said below the question. */
  hint?: string;
  required: boolean;
}

/** In the order they are asked; each key is also the name of the flag (`--title`). */
export const questions: readonly Question[] = [
  {
    key: "title",
    text: "Sayfanın başlığı",
    hint: "örneğin Kariyer; adresi de bundan yapılır",
    required: true,
  },
  {
    key: "lede",
    text: "Başlığın altındaki tanıtım cümlesi",
    hint: "boş bırakırsanız sonra dosyada yazarsınız",
    required: false,
  },
  {
    key: "menu",
    text: "Kurumsal menüsünde dursun mu?",
    hint: "evet ya da hayır; boş bırakırsanız evet",
    required: false,
  },
  {
    key: "footer",
    text: "Alt bilginin hızlı bağlantılarında dursun mu?",
    hint: "evet ya da hayır; boş bırakırsanız hayır",
    required: false,
  },
];

const message =
  "İnternet bağlantısı yok ya da sitenin deposuna ulaşılamıyor. Bağlantı gelince yeniden Kaydet’e basın; bu sayfayı kapatmayın.";

/** Browsers name a lost connection in English ("Failed to fetch"), and the page shows what they say. */
export function explainOffline(): void {
  const fetchOnline = window.fetch;
  window.fetch = async (...request) => {
    try {
      return await fetchOnline(...request);
    } catch (error) {
      throw error instanceof TypeError ? new TypeError(message, { cause: error }) : error;
    }
  };
}

const message =
  "İnternet bağlantısı yok ya da sitenin deposuna ulaşılamıyor. Bağlantı gelince yeniden Kaydet’e basın; bu sayfayı kapatmayın.";

/** Translates the browsers' network errors ("Failed to fetch"), which Sveltia shows. */
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

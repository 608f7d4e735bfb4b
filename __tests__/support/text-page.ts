export const textPageFile = "pages/kariyer.yaml";

/** An added page of the content of the tests, with everything such a page may have, in places of menu and footer. */
export const fixturePage = `kind: text
slug: kariyer
seo:
  title: "Kariyer: açık işler ve staj"
  description: >-
    {city} merkezli laboratuvarımızda açık işler, staj dönemleri, başvuru adımları ve teknisyenlerin en çok sorduğu
    soruların yanıtları.
tag: Kurumsal
title: Kariyer
lede: "{brand} ekibine katılmak isteyen diş protez teknisyenleri ve öğrenciler için açık işler ve başvuru yolu."
image:
  src: ../images/sayfa.jpg
  alt: Tezgâhta yan yana duran alçı modeller
menu:
  order: 2
  description: Açık işler, staj ve başvuru
footer:
  order: 3
  label: İş ve staj
sections:
  - title: Nasıl çalışıyoruz?
    paragraphs:
      - >-
        Her vakayı o işin teknisyeni üstlenir; tasarımdan son kontrole kadar kimin neyi yaptığı bellidir. Yeni gelen
        herkes ilk ayını deneyimli bir teknisyenin yanında geçirir.
      - Laboratuvarda fazla mesai istisnadır; teslim günleri çalışma saatlerine göre verilir.
    list:
      - Porselen, metal, akrilik ve dijital tasarım ayrı masalarda çalışılır.
      - Öğle yemeği ve servis laboratuvardandır.
  - title: Başvuru adımları
    steps:
      - Özgeçmişinizi ve üç işinizin fotoğrafını gönderin.
      - Bir hafta içinde telefonla görüşelim.
      - Bir gün laboratuvarda birlikte çalışalım.
  - title: Açık işler
    table:
      columns: [Görev, Çalışma, Başlangıç]
      rows:
        - label: Porselen teknisyeni
          cells: [Tam gün, Hemen]
        - label: CAD/CAM operatörü
          cells: [Tam gün, Eylül]
        - label: Stajyer
          cells: ["Haftada üç gün, okul takvimine göre", Her dönem başında]
  - title: Sık sorulanlar
    questions:
      - question: Deneyim şart mı?
        answer: Porselen için en az iki yıl beklenir; öteki işlerde diploma yeterlidir.
      - question: Staj ücretli mi?
        answer: Evet, staj ücretlidir ve yol gideri karşılanır.
    image:
      src: ../images/sayfa.jpg
      alt: Tezgâhta yan yana duran alçı modeller
callToAction:
  tag: Başvuru
  title: Tanışalım
  text: Özgeçmişinizi e-postayla gönderin ya da arayın.
`;

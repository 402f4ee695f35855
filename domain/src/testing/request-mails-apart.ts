/** Freight mails kept apart from those that the patterns of reading were chosen by: they show how well what nobody tried is read. */
import type { CorpusMail } from '#testing/request-mail.ts'

export const requestMailsApart: readonly CorpusMail[] = [
  {
    text: `Konu: Teklif

Merhaba,

İzmir'den Felixstowe'a 1x40HC için deniz navlunu öğrenmek istiyoruz.
Yük: kuru incir
Ağırlık: 21.300 kg
FOB İzmir
Yükleme: 27.03.2026

Saygılar
Nehir Tan`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'İzmir',
      destination_city: 'Felixstowe',
      container_type: '40HC',
      container_quantity: '1',
      estimated_weight: '21300',
      incoterm: 'FOB',
      preferred_date: '2026-03-27',
      goods: 'kuru incir',
    },
  },
  {
    text: `Dear Colleagues,

Please let us have your quotation:

Port of loading: Singapore
Port of discharge: Istanbul
Container: 2 x 20GP
Cargo: rubber sheets
Total gross weight: 40,200 KGS
Incoterm: CIF
ETD: 22 March 2026

Regards,
Wei Tan`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Singapur',
      destination_city: 'İstanbul',
      container_type: '20GP',
      container_quantity: '2',
      estimated_weight: '40200',
      incoterm: 'CIF',
      preferred_date: '2026-03-22',
      goods: 'rubber sheets',
    },
  },
  {
    text: `Selam, Kayseri'den Köln'e komple araç lazım, yatak ve baza yükü, 11 ton. DAP. Perşembe yüklemeli. Fiyat?`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Kayseri',
      destination_city: 'Köln',
      estimated_weight: '11000',
      incoterm: 'DAP',
      preferred_date: '2026-03-05',
      goods: 'yatak ve baza',
    },
  },
  {
    text: `Merhaba,

Uçakla İstanbul - Dubai 285 kg, 1,7 m3 kozmetik ürünü yollayacağız. 11 koli.
Cuma günü hazır.

Derya`,
    meant: {
      shipment_type: 'air',
      origin_city: 'İstanbul',
      destination_city: 'Dubai',
      estimated_weight: '285',
      estimated_volume: '1.7',
      preferred_date: '2026-03-06',
      goods: 'kozmetik',
    },
  },
  {
    text: `Hello,

What would an LCL shipment cost from Nhava Sheva to Mersin?
8.4 cbm / 2,600 kg, brass fittings, 6 pallets.
Terms CFR Mersin.

Best,
Ravi`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Nhava Sheva',
      destination_city: 'Mersin',
      container_type: 'LCL',
      estimated_weight: '2600',
      estimated_volume: '8.4',
      incoterm: 'CFR',
      goods: 'brass fittings',
    },
  },
  {
    text: `İyi günler,
İskenderun limanından İskenderiye'ye 6 adet 20'lik konteyner çimento çıkışı planlıyoruz, toplam 156 ton. CIF İskenderiye.
Bilginize
Tarık Şen`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'İskenderun',
      destination_city: 'İskenderiye',
      container_type: '20GP',
      container_quantity: '6',
      estimated_weight: '156000',
      incoterm: 'CIF',
      goods: 'çimento',
    },
  },
  {
    text: `slm adana dan bukrese 2 tir narenciye gidecek 22ser ton. fiyat alabilirmiyim tesekkurler`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Adana',
      destination_city: 'Bükreş',
      vehicle_count: '2',
      goods: 'narenciye',
    },
  },
  {
    text: `Good day,

We require 2x40RF from Izmir to Hamburg for frozen cherries (-18C).
Net weight 46,000 kg.
Loading 02.04.2026, term CPT Hamburg.

Greetings
Heike`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'İzmir',
      destination_city: 'Hamburg',
      container_type: '40RF',
      container_quantity: '2',
      estimated_weight: '46000',
      cargo_type: 'reefer',
      incoterm: 'CPT',
      preferred_date: '2026-04-02',
      goods: 'frozen cherries',
    },
  },
  {
    text: `Sayın Yetkili,

Yükleme: Bursa
Teslimat: Torino, İtalya
Araç tipi: 1 adet mega tır
Mal: otomotiv koltuk kılıfı
Brüt: 9.400 kg
Hacim: 96 m3
Tarih: 14 Mart
İncoterm: FCA

İlginize teşekkürler`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Bursa',
      destination_city: 'Torino',
      vehicle_count: '1',
      estimated_weight: '9400',
      estimated_volume: '96',
      incoterm: 'FCA',
      preferred_date: '2026-03-14',
      goods: 'otomotiv koltuk kılıfı',
    },
  },
  {
    text: `Hi,

Air freight request
Origin: Seoul
Destination: Izmir
Weight: 742 kg
Volume: 4.1 m3
Commodity: camera modules
Term: EXW
Ready date: 10/03/2026

Jisoo Park`,
    meant: {
      shipment_type: 'air',
      origin_city: 'Seul',
      destination_city: 'İzmir',
      estimated_weight: '742',
      estimated_volume: '4.1',
      incoterm: 'EXW',
      preferred_date: '2026-03-10',
      goods: 'camera modules',
    },
  },
  {
    text: `Merhaba,
ADR'li yükümüz var: UN 1950 aerosol, 900 kg. Gebze'den Belgrad'a karayolu parsiyel fiyat rica ederim. Teslim DAP Belgrad.
Şule`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Gebze',
      destination_city: 'Belgrad',
      estimated_weight: '900',
      cargo_type: 'dangerous',
      incoterm: 'DAP',
      goods: 'aerosol',
    },
  },
  {
    text: `Dear all,

Project cargo enquiry: one gas turbine, 84 tons, from Genoa to Iskenderun, on flat rack or breakbulk. By sea.
Incoterm FAS Genoa.

Marco Bellini`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Cenova',
      destination_city: 'İskenderun',
      estimated_weight: '84000',
      cargo_type: 'project',
      incoterm: 'FAS',
      goods: 'gas turbine',
    },
  },
  {
    text: `Merhaba,

Manisa'dan Almatı'ya beyaz eşya yollayacağız, 4 tır. Araç başı 14 ton. CIP Almatı.
Uygun fiyatınızı bekliyoruz.

Volkan Er
Manisa OSB 3. Kısım, Manisa
T: 0236 000 00 71`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Manisa',
      destination_city: 'Almatı',
      vehicle_count: '4',
      incoterm: 'CIP',
      goods: 'beyaz eşya',
    },
  },
  {
    text: `Hi Kervan,

Kindly quote 5x40HC ex Xingang to Ambarli, solar panels, 110 tons in total. FOB Xingang, cargo ready on 30 March.

Thanks & regards
Liu`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Xingang',
      destination_city: 'Ambarlı',
      container_type: '40HC',
      container_quantity: '5',
      estimated_weight: '110000',
      incoterm: 'FOB',
      preferred_date: '2026-03-30',
      goods: 'solar panels',
    },
  },
  {
    text: `Merhaba yarın sabah Ankara'dan Brüksel'e hava yoluyla 64 kg numune gidecek, 0,4 m3. Fiyat lütfen.`,
    meant: {
      shipment_type: 'air',
      origin_city: 'Ankara',
      destination_city: 'Brüksel',
      estimated_weight: '64',
      estimated_volume: '0.4',
      preferred_date: '2026-03-03',
      goods: 'numune',
    },
  },
  {
    text: `Subject: Enquiry Gdansk / Gemlik

Hello,

3x40' DV from Gdansk to Gemlik
Goods: sawn timber
Weight: 72 mt
CIF Gemlik

Pozdrawiam
Marek`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Gdansk',
      destination_city: 'Gemlik',
      container_type: '40GP',
      container_quantity: '3',
      estimated_weight: '72000',
      incoterm: 'CIF',
      goods: 'sawn timber',
    },
  },
  {
    text: `Sn. Yetkili,

Çıkış yeri : Antalya
Varış yeri : Moskova / Rusya
Ürün : domates
Toplam kilo : 19.800 kg
Araç : 1 frigo tır
Teslim şekli : CPT Moskova
Yükleme günü : 05.03.2026

Acil dönüş rica ederiz.`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Antalya',
      destination_city: 'Moskova',
      vehicle_count: '1',
      estimated_weight: '19800',
      cargo_type: 'reefer',
      incoterm: 'CPT',
      preferred_date: '2026-03-05',
      goods: 'domates',
    },
  },
  {
    text: `iyi aksamlar, hamburgdan izmire 1x20 lik bos sise gelecek. deniz yolu. 8 ton. fca. ne kadar tutar`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Hamburg',
      destination_city: 'İzmir',
      container_type: '20GP',
      container_quantity: '1',
      estimated_weight: '8000',
      incoterm: 'FCA',
      goods: 'bos sise',
    },
  },
  {
    text: `Hello,

I would like to move 12 pallets of olive oil from Aydın to Toronto. About 9,600 kg. Which way would you suggest?

Kate Moore`,
    meant: {
      origin_city: 'Aydın',
      destination_city: 'Toronto',
      estimated_weight: '9600',
      goods: 'olive oil',
    },
  },
  {
    text: `Merhaba,

Derince'den Köstence'ye dökme gübre, 2.500 ton, gemi bağlantısı arıyoruz. FOB.

Selim Ak`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Derince',
      destination_city: 'Köstence',
      estimated_weight: '2500000',
      cargo_type: 'bulk',
      incoterm: 'FOB',
      goods: 'gübre',
    },
  },
  {
    text: `Merhaba Bora Bey,
Lille'den Denizli'ye 2 tır iplik ithalatımız var. Toplam 41.000 kg. EXW Lille. 11 Mart çarşamba yükleyebilir miyiz?
İyi çalışmalar`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Lille',
      destination_city: 'Denizli',
      vehicle_count: '2',
      estimated_weight: '41000',
      incoterm: 'EXW',
      preferred_date: '2026-03-11',
      goods: 'iplik',
    },
  },
  {
    text: `pls quote by air: ex Guangzhou to Istanbul, 520 kgs, 3.3 cbm, phone cases, EXW, ready 2026-03-14.
tks
Amy`,
    meant: {
      shipment_type: 'air',
      origin_city: 'Guangzhou',
      destination_city: 'İstanbul',
      estimated_weight: '520',
      estimated_volume: '3.3',
      incoterm: 'EXW',
      preferred_date: '2026-03-14',
      goods: 'phone cases',
    },
  },
  {
    text: `Merhaba,

Gabari dışı yük: ekskavatör, 38 ton, Tekirdağ'dan Tiflis'e lowbed. DAP Tiflis fiyatınızı iletir misiniz?

Saygılarımla
Gökhan Ay`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Tekirdağ',
      destination_city: 'Tiflis',
      estimated_weight: '38000',
      cargo_type: 'oversized',
      incoterm: 'DAP',
      goods: 'ekskavatör',
    },
  },
  {
    text: `Hi,
rate request for 1x40HC Mersin to Savannah please. Commodity: travertine tiles. 26 tons. CFR.
Sofia Grant
Savannah, GA`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Mersin',
      destination_city: 'Savannah',
      container_type: '40HC',
      container_quantity: '1',
      estimated_weight: '26000',
      incoterm: 'CFR',
      goods: 'travertine tiles',
    },
  },
  {
    text: `Konu: Ho Chi Minh - İzmir ithalat

Merhaba,
Ho Chi Minh'den İzmir'e 2 adet 40'lık yüksek konteyner, spor ayakkabı, FOB.
Mayıs ortası yükleme.

Bilge`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Ho Chi Minh',
      destination_city: 'İzmir',
      container_type: '40HC',
      container_quantity: '2',
      incoterm: 'FOB',
      goods: 'spor ayakkabı',
    },
  },
  {
    text: `Dear Kervan, we look for a truck from Budapest to Ankara. Goods: animal feed additives. 21,500 kg. Delivery DAP Ankara. Loading 19.03.2026. Best regards, Eszter`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Budapeşte',
      destination_city: 'Ankara',
      vehicle_count: '1',
      estimated_weight: '21500',
      incoterm: 'DAP',
      preferred_date: '2026-03-19',
      goods: 'animal feed additives',
    },
  },
  {
    text: `Merhaba,

Ekteki dekontu muhasebenize iletir misiniz? Ödeme dün yapıldı.

Teşekkürler
Aylin`,
    meant: {},
  },
  {
    text: `Sayın Kervan Lojistik,

Mersin limanı çıkışlı, Dakar varışlı 3x20'DC makarna ihracatımız vardır.
Toplam 66.000 kg
CIF Dakar
1 Nisan 2026 yükleme

Mert Duru
Dış Ticaret Müdürü
Örnek Gıda San. A.Ş., Gaziantep
0342 000 00 15`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Mersin',
      destination_city: 'Dakar',
      container_type: '20GP',
      container_quantity: '3',
      estimated_weight: '66000',
      incoterm: 'CIF',
      preferred_date: '2026-04-01',
      goods: 'makarna',
    },
  },
  {
    text: `Hello team,

LTL request
Collection: Stuttgart
Delivery to: Manisa
3 pallets machine parts, 1.150 kg
Incoterm: FCA
Collection date: this Thursday

Danke
Ralf`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Stuttgart',
      destination_city: 'Manisa',
      estimated_weight: '1150',
      incoterm: 'FCA',
      preferred_date: '2026-03-05',
      goods: 'machine parts',
    },
  },
  {
    text: `Merhabalar,
Yokohama'dan Gemlik'e LCL 2,1 m3, 880 kg, rulman. Teslim şekli FCA Yokohama.
Teşekkürler
Onur`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Yokohama',
      destination_city: 'Gemlik',
      container_type: 'LCL',
      estimated_weight: '880',
      estimated_volume: '2.1',
      incoterm: 'FCA',
      goods: 'rulman',
    },
  },
  {
    text: `Kolay gelsin, Diyarbakır'dan Erbil'e her hafta 2 kamyon mermer blok gidecek, araç başı 25 ton. Fiyat verir misiniz?`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Diyarbakır',
      destination_city: 'Erbil',
      vehicle_count: '2',
      goods: 'mermer blok',
    },
  },
  {
    text: `From: Khalid Omar <khalid@delta-import.example>
Subject: Alexandria

Hello, please send price for 1x40HC from Istanbul (Ambarli) to Alexandria, carpets, 17 tons. FOB. Ready now.
Khalid`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Ambarlı',
      destination_city: 'İskenderiye',
      container_type: '40HC',
      container_quantity: '1',
      estimated_weight: '17000',
      incoterm: 'FOB',
      goods: 'carpets',
    },
  },
]

/** Freight mails written for this product; the patterns of reading were chosen by these. Those it is measured with are in `request-mails-apart.ts`. */
import type { CorpusMail } from '#testing/request-mail.ts'

export const requestMails: readonly CorpusMail[] = [
  {
    text: `Konu: Navlun talebi

Merhaba,

Mersin'den Hamburg'a 2x40'HC konteyner için navlun fiyatı rica ediyoruz.
Mal cinsi: pamuklu tekstil
Toplam ağırlık: 38.500 kg
Teslim şekli: FOB Mersin
Yükleme tarihi: 20.03.2026

İyi çalışmalar
Selin Aktaş
Örnek Tekstil A.Ş.`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Mersin',
      destination_city: 'Hamburg',
      container_type: '40HC',
      container_quantity: '2',
      estimated_weight: '38500',
      incoterm: 'FOB',
      preferred_date: '2026-03-20',
      goods: 'pamuklu tekstil',
    },
  },
  {
    text: `Dear team,

Please quote your best ocean freight for the below shipment:

POL: Shanghai
POD: Ambarli
Equipment: 1 x 20'GP
Commodity: LED lighting fixtures
Gross weight: 12,400 kgs
Incoterms: FOB
Cargo ready date: 15 March 2026

Best regards,
Daniel`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Şanghay',
      destination_city: 'Ambarlı',
      container_type: '20GP',
      container_quantity: '1',
      estimated_weight: '12400',
      incoterm: 'FOB',
      preferred_date: '2026-03-15',
      goods: 'LED lighting fixtures',
    },
  },
  {
    text: `Selamlar, İstanbul - Münih arası komple tır fiyatı alabilir miyiz? Yük 22 ton, 33 palet otomotiv yedek parça. EXW Gebze değil, DAP Münih çalışacağız. Salı günü yüklenecek.`,
    meant: {
      shipment_type: 'land',
      origin_city: 'İstanbul',
      destination_city: 'Münih',
      estimated_weight: '22000',
      incoterm: 'DAP',
      preferred_date: '2026-03-03',
      goods: 'otomotiv yedek parça',
    },
  },
  {
    text: `Merhaba Kervan ekibi,

Hava kargo ile İstanbul'dan New York'a 450 kg / 2,8 m3 numune kumaş göndermek istiyoruz. 6 kap.
Mallar bu hafta cuma hazır olacak.
Fiyat bekliyorum.

Barış`,
    meant: {
      shipment_type: 'air',
      origin_city: 'İstanbul',
      destination_city: 'New York',
      estimated_weight: '450',
      estimated_volume: '2.8',
      preferred_date: '2026-03-06',
      goods: 'numune kumaş',
    },
  },
  {
    text: `Hi,

Could you send us an LCL rate from Ningbo to Izmir?
5.6 cbm, 1,250 kg, plastic household goods, 14 cartons.
Terms FCA Ningbo.

Thanks
Mia Long`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Ningbo',
      destination_city: 'İzmir',
      container_type: 'LCL',
      estimated_weight: '1250',
      estimated_volume: '5.6',
      incoterm: 'FCA',
      goods: 'plastic household goods',
    },
  },
  {
    text: `Konu: Parsiyel deniz

İyi günler,
Gemlik limanından Barselona'ya parsiyel yükümüz var: 8 palet, 4.200 kg, 9,6 m³ zeytin konservesi.
CIF Barselona fiyat istiyoruz.
Saygılarımla`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Gemlik',
      destination_city: 'Barselona',
      container_type: 'LCL',
      estimated_weight: '4200',
      estimated_volume: '9.6',
      incoterm: 'CIF',
      goods: 'zeytin konservesi',
    },
  },
  {
    text: `merhabalar bursa dan varsovaya 3 tir cikisimiz olacak, urun seramik karo, her biri 24 ton. fiyat ve transit sure bildirirmisiniz`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Bursa',
      destination_city: 'Varşova',
      vehicle_count: '3',
      goods: 'seramik karo',
    },
  },
  {
    text: `Hello,

We need a reefer container 1x40RF from Mersin to Rotterdam.
Product: fresh lemons, temperature +4C
Weight: 24,000 kg
Loading: 10.04.2026
Delivery term: CFR Rotterdam

Regards,
Pieter Vos`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Mersin',
      destination_city: 'Rotterdam',
      container_type: '40RF',
      container_quantity: '1',
      estimated_weight: '24000',
      cargo_type: 'reefer',
      incoterm: 'CFR',
      preferred_date: '2026-04-10',
      goods: 'fresh lemons',
    },
  },
  {
    text: `Sayın yetkili,

Çıkış: Gaziantep
Varış: Bağdat, Irak
Araç: 2 adet frigorifik tır
Yük: dondurulmuş tavuk
Ağırlık: 44 ton
Yükleme: 12 Mart

Teklifinizi bekleriz.
Halil Demirci
Tel: +90 342 000 00 12`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Gaziantep',
      destination_city: 'Bağdat',
      vehicle_count: '2',
      estimated_weight: '44000',
      cargo_type: 'reefer',
      preferred_date: '2026-03-12',
      goods: 'dondurulmuş tavuk',
    },
  },
  {
    text: `Good morning,

Kindly provide air freight quotation:
From: Frankfurt (FRA)
To: Ankara (ESB)
Pieces: 4 pallets
Gross weight: 980.5 kg
Volume: 6.24 cbm
Goods: medical devices
Incoterm: EXW

Kind regards
Sabine Kraus`,
    meant: {
      shipment_type: 'air',
      origin_city: 'Frankfurt',
      destination_city: 'Ankara',
      estimated_weight: '980.5',
      estimated_volume: '6.24',
      incoterm: 'EXW',
      goods: 'medical devices',
    },
  },
  {
    text: `Merhaba,

Tehlikeli madde yükümüz için fiyat rica ederim. UN 1263 boya, sınıf 3.
İzmir'den Köstence'ye 1 adet 20'lik konteyner, 18 ton.
Denizyolu ile.

Teşekkürler
Kerem`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'İzmir',
      destination_city: 'Köstence',
      container_type: '20GP',
      container_quantity: '1',
      estimated_weight: '18000',
      cargo_type: 'dangerous',
      goods: 'boya',
    },
  },
  {
    text: `Dear Sirs,

We have an out of gauge machine, 1x40'FR, from Bremerhaven to Derince.
Weight 27 tons. Please advise rates DDP.
Ready by end of April.

BR
Jonas`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Bremerhaven',
      destination_city: 'Derince',
      container_type: '40FR',
      container_quantity: '1',
      estimated_weight: '27000',
      cargo_type: 'oversized',
      incoterm: 'DDP',
      goods: 'machine',
    },
  },
  {
    text: `Kolay gelsin,

Konya'dan Taşkent'e parsiyel karayolu taşıması düşünüyoruz. 5 palet tarım makinesi yedek parçası, 1850 kg, 7 m3. CPT Taşkent.

Zeynep Uslu
Konya Tarım Makineleri
Organize Sanayi Bölgesi, Konya`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Konya',
      destination_city: 'Taşkent',
      estimated_weight: '1850',
      estimated_volume: '7',
      incoterm: 'CPT',
      goods: 'tarım makinesi yedek parçası',
    },
  },
  {
    text: `Hi there,

Looking for 3 x 40HC from Busan to Gebze, auto parts, total 51 tons. CIF.
ETD between 5 and 10 April.

Thanks,
Min-jun`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Busan',
      destination_city: 'Gebze',
      container_type: '40HC',
      container_quantity: '3',
      estimated_weight: '51000',
      incoterm: 'CIF',
      preferred_date: '2026-04-05',
      goods: 'auto parts',
    },
  },
  {
    text: `Merhaba, yarın İstanbul Havalimanı çıkışlı Londra'ya acil 120 kg yedek parça gönderimimiz var, uçak ile. Fiyat alabilir miyim?`,
    meant: {
      shipment_type: 'air',
      origin_city: 'İstanbul',
      destination_city: 'Londra',
      estimated_weight: '120',
      preferred_date: '2026-03-03',
      goods: 'yedek parça',
    },
  },
  {
    text: `Subject: RFQ Antwerp - Mersin

Dear Kervan,

Please offer 4x20' from Antwerp to Mersin.
Commodity is polypropylene granules in bags
Cargo weight 25 mt per container
CFR Mersin

Thank you
Luc`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Anvers',
      destination_city: 'Mersin',
      container_type: '20GP',
      container_quantity: '4',
      incoterm: 'CFR',
      goods: 'polypropylene granules',
    },
  },
  {
    text: `Sn. Kervan Lojistik,

Aşağıdaki yük için teklifinizi rica ederiz.

Yükleme yeri : Denizli
Boşaltma yeri : Lyon / Fransa
Mal cinsi : ev tekstili
Brüt ağırlık : 6.750 kg
Hacim : 42 m3
Teslim şekli : DAP
Hazır olma : 18/03/2026

Karayolu parsiyel.

Saygılarımızla`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Denizli',
      destination_city: 'Lyon',
      estimated_weight: '6750',
      estimated_volume: '42',
      incoterm: 'DAP',
      preferred_date: '2026-03-18',
      goods: 'ev tekstili',
    },
  },
  {
    text: `selam, cinden gelecek malimiz var. qingdao - iskenderun 1 adet 40 hc. mermer isleme makinasi. fob. navlun nedir?`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Qingdao',
      destination_city: 'İskenderun',
      container_type: '40HC',
      container_quantity: '1',
      incoterm: 'FOB',
      goods: 'mermer isleme makinasi',
    },
  },
  {
    text: `Hello Kervan,

We are a new importer. Can you tell us the cost of shipping 20 pallets of ceramic tiles from Valencia to Chicago? Around 18,000 kg. We don't know if by sea or another way.

Emily Carter`,
    meant: {
      origin_city: 'Valensiya',
      destination_city: 'Chicago',
      estimated_weight: '18000',
      goods: 'ceramic tiles',
    },
  },
  {
    text: `İyi günler,

Ocak ayında sizinle çalışmıştık. Bu kez Samsun - Novorossiysk hattında dökme buğday için teklif istiyoruz. 3.000 ton.
Deniz.

Murat Kaya`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Samsun',
      destination_city: 'Novorossiysk',
      estimated_weight: '3000000',
      cargo_type: 'bulk',
      goods: 'buğday',
    },
  },
  {
    text: `Merhaba,
Milano'dan İnegöl'e 1 tır mobilya kumaşı gelecek. 13.600 kg, 80 m3.
EXW Milano.
Müsait araç var mı, 9 Mart Pazartesi yükleme.
Teşekkürler, Pelin`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Milano',
      destination_city: 'İnegöl',
      vehicle_count: '1',
      estimated_weight: '13600',
      estimated_volume: '80',
      incoterm: 'EXW',
      preferred_date: '2026-03-09',
      goods: 'mobilya kumaşı',
    },
  },
  {
    text: `Dear partner,

pls quote airfreight ex Hong Kong to Istanbul, 2 plts, 310 kgs, 1.9 cbm, electronics (no battery). Term: FCA HKG. Ready 2026-03-11.

rgds
Kelvin`,
    meant: {
      shipment_type: 'air',
      origin_city: 'Hong Kong',
      destination_city: 'İstanbul',
      estimated_weight: '310',
      estimated_volume: '1.9',
      incoterm: 'FCA',
      preferred_date: '2026-03-11',
      goods: 'electronics',
    },
  },
  {
    text: `Merhaba Deniz Hanım,

Geçen haftaki görüşmemize istinaden proje yükümüz: trafo, 62 ton, Ankara'dan Bakü'ye lowbed ile taşınacak.
DAP Bakü olarak çalışalım.

Saygılar
Oğuz`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Ankara',
      destination_city: 'Bakü',
      estimated_weight: '62000',
      cargo_type: 'project',
      incoterm: 'DAP',
      goods: 'trafo',
    },
  },
  {
    text: `Hi,
what is your price for 1x45HC Izmir to New York? cargo: marble slabs? no sorry, finished furniture. 9 tons approx.
best
Laura`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'İzmir',
      destination_city: 'New York',
      container_type: '45HC',
      container_quantity: '1',
      estimated_weight: '9000',
      goods: 'finished furniture',
    },
  },
  {
    text: `Konu: Fiyat talebi - Karaçi

Merhaba,
Ambarlı'dan Karaçi'ye 5 adet 40'lık HC, pamuk ipliği, FOB Ambarlı.
Konteyner başı 19 ton.
Nisan başı yükleme.

İyi günler dilerim`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Ambarlı',
      destination_city: 'Karaçi',
      container_type: '40HC',
      container_quantity: '5',
      incoterm: 'FOB',
      goods: 'pamuk ipliği',
    },
  },
  {
    text: `Hello, please quote road transport Istanbul to Sofia, 2 trucks, mineral water, 44,000 kg total, CPT Sofia, loading on 16.03.2026. Regards, Ivan`,
    meant: {
      shipment_type: 'land',
      origin_city: 'İstanbul',
      destination_city: 'Sofya',
      vehicle_count: '2',
      estimated_weight: '44000',
      incoterm: 'CPT',
      preferred_date: '2026-03-16',
      goods: 'mineral water',
    },
  },
  {
    text: `Merhaba,

Faturamızın kopyasını gönderebilir misiniz? Muhasebe istiyor.

Teşekkürler`,
    meant: {},
  },
  {
    text: `Sayın ilgili,

Aliağa limanından Houston'a 10 x 20'DC ihracatımız olacaktır.
Ürün: inşaat demiri bağlantı elemanları
Konteyner başına 26.000 kg
Teslim: CFR Houston
Tarih: 25 Mart 2026

Bilgilerinize.
Cemre Yıldız
İhracat Uzmanı
www.ornekcelik.example | 0232 000 00 44`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Aliağa',
      destination_city: 'Houston',
      container_type: '20GP',
      container_quantity: '10',
      incoterm: 'CFR',
      preferred_date: '2026-03-25',
      goods: 'inşaat demiri bağlantı elemanları',
    },
  },
  {
    text: `Hi Team,

Need FTL rate ASAP:
Pick up: Duisburg, Germany
Delivery: Eskişehir, Turkey
Cargo: steel coils, 24t
Date: next Monday

Thx
Tobias Berg`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Duisburg',
      destination_city: 'Eskişehir',
      estimated_weight: '24000',
      preferred_date: '2026-03-09',
      goods: 'steel coils',
    },
  },
  {
    text: `Merhabalar,
Shenzhen'den İstanbul'a hava mı deniz mi karar veremedik, önce deniz LCL fiyatı alalım: 3,2 cbm 640 kg bluetooth kulaklık.
Sevgiler
Ece`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Şencen',
      destination_city: 'İstanbul',
      container_type: 'LCL',
      estimated_weight: '640',
      estimated_volume: '3.2',
      goods: 'bluetooth kulaklık',
    },
  },
  {
    text: `İyi çalışmalar, Trabzon'dan Batum'a haftalık 1 kamyon fındık sevkiyatımız olacak. Araç başı 20 ton. Fiyatınızı paylaşır mısınız?`,
    meant: {
      shipment_type: 'land',
      origin_city: 'Trabzon',
      destination_city: 'Batum',
      vehicle_count: '1',
      goods: 'fındık',
    },
  },
  {
    text: `From: Ahmed Saleh <ahmed@gulf-trading.example>
Subject: Jebel Ali inquiry

Dear Sir, we need transport of 2x40 HC and 1x20 GP? No only 2x40HC from Jebel Ali to Mersin, dates (fruit), 46 tons total, CIF Mersin. Thank you. Ahmed`,
    meant: {
      shipment_type: 'sea',
      origin_city: 'Cebel Ali',
      destination_city: 'Mersin',
      container_type: '40HC',
      container_quantity: '2',
      estimated_weight: '46000',
      incoterm: 'CIF',
      goods: 'dates (fruit)',
    },
  },
]

/** What the goods of the demo world weigh, and what of them flies. Usual figures, as loaded with their packaging. */

/** Kilograms in a cubic metre. */
const densities: Readonly<Record<string, number>> = {
  'Kumaş topları': 300,
  'Hazır giyim, kolide': 130,
  'Pamuk ipliği': 280,
  'Paletli makine parçası': 350,
  'Redüktör ve motor': 450,
  'CNC tezgâhı, sandıkta': 300,
  'Kuru incir ve kayısı': 450,
  'Zeytinyağı, cam şişede': 500,
  'Makarna, kolide': 300,
  'Otomotiv yedek parça': 250,
  'Fren diski, paletli': 600,
  'Mobilya, demonte': 150,
  'Ofis koltuğu, kolide': 90,
  'Seramik karo': 900,
  'Vitrifiye, paletli': 200,
  'Boya ham maddesi, tehlikesiz': 600,
  'Deterjan, kolide': 500,
  'Ambalaj filmi, rulo': 450,
  'Oluklu mukavva': 120,
  Buzdolabı: 80,
  'Beyaz eşya yedek parça': 180,
  'Mermer plaka, sandıkta': 1300,
  'Traverten, paletli': 1200,
  'Plastik granül, çuvalda': 550,
  'Plastik enjeksiyon parça': 120,
  'Elektronik bileşen': 180,
  'LED aydınlatma, kolide': 120,
  'Cam şişe, paletli': 250,
  'Temperli cam': 600,
}

export const densityOf = (goods: string): number => densities[goods] ?? 300

/** Of what nobody flies or sends by van, samples or spare parts travel so. */
const inSmall: Readonly<Record<string, string>> = {
  'CNC tezgâhı, sandıkta': 'CNC tezgâhı yedek parçası',
  'Seramik karo': 'Seramik karo numunesi, kolide',
  'Vitrifiye, paletli': 'Vitrifiye numunesi, kolide',
  Buzdolabı: 'Beyaz eşya yedek parça',
  'Mermer plaka, sandıkta': 'Mermer numunesi, kolide',
  'Traverten, paletli': 'Traverten numunesi, kolide',
  'Cam şişe, paletli': 'Cam şişe numunesi, kolide',
  'Temperli cam': 'Temperli cam numunesi, kolide',
}

export const smallGoodsOf = (goods: string): string => inSmall[goods] ?? goods

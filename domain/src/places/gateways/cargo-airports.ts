/**
 * Airports that handle cargo, by the code of their place, and cities whose cargo is trucked to another than the nearest one.
 * Source: freighter and wide-body services as they ran up to 2026; certainty: usual, not measured.
 */
import { gatewaysByCity } from '#places/gateways/hinterland-line.ts'

const airports = new Set(
  `
TRIST TRSAW TRANK TRIZM TRAYT TRADA TRGZT TRTZX
DEFRA DELEJ DECGN DEMUC DEDUS BELGG BEBRU LULUX NLAMS FRPAR CHZRH CHBSL CHGVA ATVIE ATLNZ CZPRG SKBTS HUBUD PLWAW PLKTW
GBLON GBEMA GBMNC IEDUB DKCPH SESTO SEGOT NOOSL FIHEL LVRIX
ITMIL ITROM ESMAD ESZAZ ESBCN PTLIS GRATH BGSOF ROBUH RSBEG HRZAG BASJJ MKSKP
RUMOW GETBS AZBAK KZALA KZAST UZTAS KGFRU TMASB IRTHR IQBGW IQEBL
AEDXB AEAUH AESHJ QADOH SARUH SAJED SADMM KWKWI BHBAH OMMCT JOAMM LBBEY ILTLV EGCAI TNTUN DZALG MACAS
PKKHI PKLHE INDEL INBOM INMAA INBLR BDDAC LKCMB SGSIN MYKUL THBKK VNSGN VNHAN IDJKT PHMNL
CNSHA CNCAN CNBJS CNSZX CNSIA HKHKG TWTPE KRINC JPTYO JPOSA
USNYC USCHI USATL USLAX USMIA USHOU USDAL CATOR MXMEX COBOG BRSAO ARBUE ZAJNB KENBO ETADD NGLOS AUSYD
`
    .trim()
    .split(/\s+/),
)
export const handlesAirCargo = (place: string): boolean => airports.has(place)

const airportsByCity = gatewaysByCity([
  ['TRMER TRHAT TROSE TRNIG', 'TRADA TRIST'],
  ['TRKIL', 'TRGZT TRIST'],
  ['TRMAM TRADN TRDNZ TRUSA TRMUG TRALI TRODE TRNZL', 'TRIZM TRIST'],
  ['TRRIZ TRGIR TRGHN', 'TRTZX TRIST'],
])
/** Where the flights and the freighters are: cargo of Anatolia is trucked there. */
const ofTurkey = ['TRIST', 'TRSAW']

/** By code, the usual one first; none where nothing is known of the city. */
export function usualAirports(city: string): readonly string[] {
  const listed = airportsByCity.get(city)
  if (listed || !city.startsWith('TR')) return listed ?? []
  const hasOwn = handlesAirCargo(city) && !ofTurkey.includes(city)
  return hasOwn ? [city, 'TRIST'] : ofTurkey
}

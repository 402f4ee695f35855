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
ITMIL ITROM ESMAD ESZAZ ESBCN PTLIS GRATH BGSOF ROBUH RSBEG HRZAG BASJJ MKSKP SILJU ALTIA XKPRN MDKIV EETLL LTVNO BYMSQ CYNIC
RUMOW RULED GETBS AZBAK KZALA KZAST UZTAS KGFRU TMASB TJDYU AFKBL MNULN AMEVN IRTHR IQBGW IQEBL
AEDXB AEAUH AESHJ QADOH SARUH SAJED SADMM KWKWI BHBAH OMMCT JOAMM LBBEY ILTLV EGCAI TNTUN DZALG MACAS LYTIP LYMRA LYBEN
PKKHI PKLHE INDEL INBOM INMAA INBLR BDDAC INCCU LKCMB MMRGN SGSIN MYKUL THBKK VNSGN VNHAN IDJKT PHMNL
CNSHA CNCAN CNBJS CNSZX CNSIA CNCGO CNCKG CNCTU CNWUH CNURC HKHKG TWTPE KRINC JPTYO JPOSA JPNGO
USNYC USCHI USATL USLAX USMIA USHOU USDAL USSEA CATOR CAMTR CAVAN CAHAL MXMEX COBOG BRSAO ARBUE UYMVD CLSCL PECLL ECGYE ZAJNB ZACPT MZMPM KENBO TZDAR ETADD DJJIB SOMGQ SDPZU NGLOS GHACC CIABJ SNDKR TGLFW BJCOO CMDLA MRNKC
AUSYD AUMEL NZAKL
`
    .trim()
    .split(/\s+/),
)
export const handlesAirCargo = (place: string): boolean => airports.has(place)

const airportsByCity = gatewaysByCity([
  ['TRMER TRHAT TRISK TROSE TRNIG', 'TRADA TRIST'],
  ['TRKIL', 'TRGZT TRIST'],
  ['TRMAM TRADN TRDNZ TRUSA TRMUG TRALI TRODE TRNZL TRCES TRBXN', 'TRIZM TRIST'],
  ['TRRIZ TRGIR TRGHN TRAVN TRBYT TRHOP', 'TRTZX TRIST'],
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

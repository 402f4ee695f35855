/**
 * Which container ports serve cities abroad that have none, or one of no use for containers; the first is the usual one. Ports may lie
 * in another country.
 *
 * Source: what the trade does, written down in 2026; certainty: usual, not measured. To be corrected by whoever knows better.
 */
import type { HinterlandLine } from '#places/gateways/hinterland-line.ts'

export const foreignHinterland: readonly HinterlandLine[] = [
  // Germany and its neighbours.
  ['DESTR DEFRA DENUE DEKAS DEMHG', 'DEHAM DEBRV BEANR'],
  ['DEMUC', 'DEHAM SIKOP ITTRS'],
  ['DECGN DEDUS DEDTM DEDUI', 'NLRTM BEANR'],
  ['DEBER DELEJ DEHAJ CZPRG CZBRQ', 'DEHAM DEBRV'],
  ['DEBRE', 'DEBRV DEHAM'],
  ['ATVIE ATGRZ ATLNZ SKBTS', 'SIKOP ITTRS DEHAM'],
  ['HUBUD', 'SIKOP HRRJK ROCND'],
  ['CHZRH CHBSL CHGVA', 'NLRTM BEANR ITGOA'],
  ['NLAMS NLVEN NLTLB', 'NLRTM BEANR'],
  ['BEBRU BELGG BEGNE LULUX', 'BEANR NLRTM'],
  ['PLWAW PLLOD PLPOZ PLWRO PLKTW', 'PLGDN PLGDY'],
  // France, Britain, Iberia, Italy.
  ['FRPAR FRLLE', 'FRLEH BEANR'],
  ['FRLIO FRMRS', 'FRFOS FRMRS'],
  ['FRSXB', 'BEANR NLRTM'],
  ['GBLON GBMNC GBBHM', 'GBFXT GBSOU GBLGP'],
  ['ESMAD ESZAZ', 'ESVLC ESBCN ESALG'],
  ['ITMIL ITTRN ITBLQ', 'ITGOA ITSPE'],
  ['ITROM', 'ITNAP ITLIV'],
  ['ITVRN', 'ITGOA ITVCE'],
  // The Balkans and eastern Europe.
  ['SILJU', 'SIKOP'],
  ['HRZAG BASJJ', 'HRRJK SIKOP'],
  ['BGSOF', 'BGVAR BGBOJ GRSKG'],
  ['BGPDV', 'BGBOJ GRSKG'],
  ['RSBEG', 'HRRJK MEBAR ROCND'],
  ['RSINI', 'GRSKG MEBAR'],
  ['MKSKP', 'GRSKG'],
  ['XKPRN', 'ALDRZ GRSKG'],
  ['ALTIA', 'ALDRZ'],
  ['GRATH', 'GRPIR'],
  ['ROBUH ROCLJ ROTSR MDKIV', 'ROCND'],
  ['UAIEV', 'UAODS UAILK'],
  ['LTVNO BYMSQ', 'LTKLJ'],
  ['RUMOW', 'RUNVS RULED'],
  ['RUKZN', 'RULED RUNVS'],
  ['RUKRR', 'RUNVS'],
  // The Caucasus, Central Asia, Iran, Iraq.
  ['GETBS AMEVN AZBAK AZKVD', 'GEPTI GEBUS'],
  ['KZALA KZAST KZCIT KGFRU KGOSS UZTAS UZSKD TJDYU TMASB', 'GEPTI IRBND CNLYG'],
  ['IRTHR IRIFN IRTBZ', 'IRBND'],
  ['IQBGW IQBSR', 'IQUQR'],
  ['IQEBL IQOSM IQSYH IQKIK', 'TRMER TRISK'],
  // The Levant, Egypt, North Africa.
  ['CYNIC CYKYR', 'CYFMG'],
  ['SYDAM SYALP', 'SYLTK'],
  ['JOAMM', 'JOAQJ'],
  ['EGCAI', 'EGALY EGDAM'],
  ['TNTUN', 'TNRDS'],
  // Arabia.
  ['AEDXB AESHJ', 'AEJEA AEAUH'],
  ['AEAUH', 'AEAUH AEJEA'],
  ['SARUH', 'SADMM SAJED'],
  ['KWKWI', 'KWSWK'],
  ['OMMCT', 'OMSOH'],
  // The Indian subcontinent and South-East Asia.
  ['INDEL', 'INMUN INNSA'],
  ['INBOM', 'INNSA INMUN'],
  ['INBLR', 'INMAA'],
  ['PKLHE AFKBL', 'PKKHI'],
  ['BDDAC', 'BDCGP'],
  ['VNHAN', 'VNHPH'],
  ['MYKUL', 'MYPKG'],
  ['THBKK', 'THLCH'],
  // China and the Far East.
  ['CNBJS CNTSN', 'CNTXG'],
  ['CNSIA', 'CNTAO CNTXG CNNGB'],
  ['CNWUH CNCKG CNCTU', 'CNSHA CNNGB'],
  ['CNYIU CNHGH', 'CNNGB CNSHA'],
  ['CNCAN CNDGG CNFOS', 'CNCAN CNYTN CNSHK'],
  ['CNSZX', 'CNYTN CNSHK'],
  ['TWTPE', 'TWKEL TWKHH'],
  ['KRSEL', 'KRINC KRPUS'],
  // The Americas and Africa.
  ['USCHI USDET', 'USNYC USLAX'],
  ['USATL', 'USSAV USCHS'],
  ['USDAL', 'USHOU'],
  ['CATOR', 'CAMTR CAHAL'],
  ['MXMEX', 'MXVER MXZLO'],
  ['COBOG', 'COCTG'],
  ['BRSAO', 'BRSSZ'],
  ['ZAJNB', 'ZADUR'],
  ['KENBO', 'KEMBA'],
  ['ETADD', 'DJJIB'],
  ['NGLOS', 'NGAPP'],
]

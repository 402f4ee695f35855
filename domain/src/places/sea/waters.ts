/**
 * The ways of ships as a net of our own: points of open water, and which of them see each other without land between. A line names a
 * point with its latitude and longitude; a line with dashes is a chain of points. Coarse by purpose: enough for a distance within a few
 * per cent and for a line on a map of the world.
 */
export const waters = `
marmara_e 40.74 29.45 · marmara 40.72 28.60 · gemlik_bay 40.47 28.75 · marmara_w 40.60 27.50 · gallipoli 40.42 26.72 · dardanelles 40.00 26.12
bosphorus_s 41.00 29.00 · bosphorus_n 41.28 29.18
marmara_e – marmara – marmara_w – gallipoli – dardanelles · gemlik_bay – marmara – bosphorus_s – bosphorus_n · gemlik_bay – marmara_w · marmara_e – bosphorus_s

eregli 41.50 31.20 · kerempe 42.15 33.30 · sinop 42.25 35.20 · samsun 41.60 36.50 · ordu 41.25 37.90 · trabzon 41.20 39.70 · hopa 41.60 41.20 · poti 42.10 41.20
burgas 42.50 28.10 · varna 43.15 28.30 · constanta 44.10 28.85 · sulina 45.10 30.00 · odesa 46.20 31.00 · tarkhankut 45.20 32.00 · crimea_sw 44.40 33.20
crimea_s 44.10 34.30 · kerch_s 44.85 36.50 · kerch_n 45.50 36.60 · azov 46.70 37.80 · novorossiysk 44.50 37.60 · tuapse 43.90 38.80
bosphorus_n – eregli – kerempe – sinop – samsun – ordu – trabzon – hopa – poti · bosphorus_n – burgas – varna – constanta – sulina – odesa
bosphorus_n – constanta · bosphorus_n – odesa · bosphorus_n – crimea_sw – crimea_s – kerch_s – novorossiysk – tuapse – poti · kerch_s – kerch_n – azov
constanta – crimea_sw – tarkhankut – odesa · kerempe – crimea_sw · kerempe – kerch_s · sinop – crimea_s · sinop – kerch_s · sinop – novorossiysk · sinop – poti
samsun – novorossiysk · samsun – tuapse · samsun – poti · sinop – trabzon · ordu – tuapse · trabzon – tuapse · trabzon – poti · bosphorus_n – kerempe · bosphorus_n – kerch_s

bozcaada 39.65 25.85 · limnos_s 39.55 24.90 · thermaic 39.80 23.30 · lesbos_w 39.05 25.65 · karaburun 38.80 26.25 · izmir_bay 38.65 26.75 · candarli 38.85 26.75
chios_w 38.45 25.60 · cesme 38.25 26.12 · chios_s 37.95 25.85 · doro 37.97 24.75 · kea 37.60 24.15 · piraeus 37.75 23.60 · hydra 37.15 23.75 · maleas 36.35 23.25 · matapan 36.25 22.40
ikaria_w 37.45 25.80 · kos_w 36.75 26.60 · rhodes_w 35.95 27.45 · gelidonya 36.05 30.45 · antalya 36.55 30.75 · anamur 35.90 32.80 · tasucu 36.15 33.90 · mersin 36.50 34.70
iskenderun 36.50 35.55 · kyrenia 35.50 33.30 · andreas 35.80 34.75 · famagusta 35.10 34.20 · limassol 34.45 33.05 · paphos 34.70 32.20 · kasos 35.25 26.50 · crete_s 34.60 24.50 · crete_w 35.40 23.10
latakia 35.50 35.60 · tartus 34.90 35.70 · beirut 33.95 35.30 · haifa 32.90 34.85 · ashdod 31.90 34.45 · port_said 31.40 32.40 · damietta 31.65 31.80 · alexandria 31.35 29.80
dardanelles – bozcaada – lesbos_w – chios_w – doro – kea – maleas – matapan · bozcaada – limnos_s – thermaic · limnos_s – doro · bozcaada – doro · lesbos_w – karaburun – izmir_bay · karaburun – candarli
karaburun – cesme – chios_s – ikaria_w · chios_w – chios_s · chios_w – karaburun · chios_w – ikaria_w – kos_w – rhodes_w – gelidonya – anamur – tasucu – mersin – iskenderun · kea – piraeus – hydra – maleas
kea – ikaria_w · gelidonya – antalya – anamur · anamur – kyrenia – andreas – mersin · anamur – mersin · andreas – famagusta – limassol – paphos – gelidonya · andreas – iskenderun · andreas – latakia – tartus – beirut – haifa – ashdod – port_said
mersin – latakia · iskenderun – latakia · famagusta – latakia · famagusta – beirut · famagusta – tartus · limassol – beirut · limassol – haifa · limassol – ashdod · limassol – port_said · paphos – port_said · paphos – alexandria · paphos – anamur · anamur – paphos · paphos – rhodes_w · paphos – crete_s
rhodes_w – port_said · rhodes_w – alexandria · kasos – kos_w · kasos – rhodes_w · kasos – alexandria · kasos – port_said · kasos – crete_s · maleas – kasos · kea – kasos · maleas – crete_w · crete_w – crete_s · port_said – damietta – alexandria – crete_s · port_said – crete_s

benghazi 32.30 19.80 · misrata 32.60 15.30 · tripoli 33.10 13.20 · sfax 34.30 11.20 · malta 35.70 14.80 · lampedusa 35.60 12.00 · passero 36.45 15.35 · bon 37.25 11.20 · bizerte 37.60 9.80 · tunis 37.00 10.60
skikda 37.20 6.90 · bejaia 37.00 5.10 · algiers 37.00 3.10 · oran 36.00 -0.80 · alboran 36.10 -2.80 · gibraltar_e 36.00 -5.10 · gibraltar 35.93 -5.60 · messina_s 37.60 15.50 · messina 38.15 15.62 · stromboli 38.60 15.50
naples 40.60 14.10 · tyrrhenian 40.50 12.30 · corsica_e 42.60 9.85 · livorno 43.40 9.90 · la_spezia 43.95 9.70 · genoa 44.25 8.90 · corsica_n 43.20 9.40 · bonifacio 41.30 9.25 · bonifacio_w 41.30 8.40 · sardinia_s 38.70 8.40
fos 43.20 4.90 · sete 43.25 3.80 · barcelona 41.30 2.35 · valencia 39.40 0.00 · nao 38.70 0.40 · ibiza_s 38.40 1.20 · palos 37.45 -0.45 · gata 36.60 -2.10
otranto 40.20 18.90 · leuca 39.60 18.55 · bari 41.30 17.10 · bar 42.00 18.80 · durres 41.30 19.25 · palagruza 42.60 16.10 · ancona 43.80 13.90 · ravenna 44.50 12.60 · venice 45.30 12.60 · trieste 45.40 13.40 · kvarner 44.70 14.15 · rijeka 45.25 14.35 · istria 44.80 13.40 · zakynthos 37.50 20.40
matapan – passero – bon – bizerte – skikda – bejaia – algiers – oran – alboran – gibraltar_e – gibraltar · matapan – malta · crete_s – malta – passero · crete_w – passero · crete_s – passero · malta – lampedusa – bon · malta – bon · port_said – malta · alexandria – malta · alexandria – benghazi – misrata – tripoli – sfax – lampedusa · benghazi – crete_s · benghazi – maleas · benghazi – malta
misrata – malta · tripoli – malta · tripoli – lampedusa · sfax – bon · bon – tunis – bizerte · passero – messina_s – messina – stromboli – naples – tyrrhenian – corsica_e – livorno – la_spezia – genoa · matapan – messina_s · stromboli – tyrrhenian – bonifacio – bonifacio_w – fos · corsica_e – genoa · livorno – genoa
genoa – corsica_n – bonifacio · corsica_n – livorno · genoa – fos – sete – barcelona – valencia – nao – palos – gata – alboran · genoa – bonifacio_w – sardinia_s · bizerte – sardinia_s – fos · sardinia_s – genoa · bon – sardinia_s – barcelona · sardinia_s – ibiza_s – nao · sardinia_s – sete · ibiza_s – palos · bizerte – alboran · bizerte – palos · bizerte – ibiza_s · bizerte – algiers
gata – gibraltar_e · gata – oran · algiers – alboran · algiers – palos · algiers – barcelona · tyrrhenian – sardinia_s · bon – naples · bon – tyrrhenian · bon – bonifacio · stromboli – bon · fos – barcelona · bonifacio_w – barcelona
matapan – zakynthos – otranto – bari – palagruza – ancona – ravenna – venice – trieste · otranto – durres – bar – palagruza – istria – trieste · istria – venice · istria – kvarner – rijeka · ancona – istria · palagruza – kvarner · otranto – palagruza · passero – leuca – otranto · messina_s – leuca · malta – leuca · crete_w – zakynthos

st_vincent 36.90 -9.20 · sines 37.90 -9.10 · lisbon 38.60 -9.55 · leixoes 41.20 -9.10 · finisterre 43.20 -9.70 · ortegal 44.00 -8.00 · bilbao 43.50 -3.10 · ushant 48.75 -5.90 · casquets 49.95 -3.00 · le_havre 49.60 -0.30 · wight 50.45 -1.10
dover 51.00 1.45 · calais 51.05 1.75 · dunkirk 51.20 2.30 · zeebrugge 51.42 3.10 · flushing 51.42 3.55 · thames 51.55 1.40 · felixstowe 51.90 1.60 · maas 52.00 3.85 · ijmuiden 52.50 4.40 · texel 53.30 4.50 · jade 53.90 7.70 · weser 53.85 8.05 · elbe 53.98 8.30 · brunsbuttel 53.88 9.10
lands_end 49.90 -6.30 · bishop 49.50 -7.20 · smalls 51.80 -6.00 · irish_sea 53.40 -5.30 · anglesey 53.50 -4.60 · liverpool 53.50 -3.40
gibraltar – st_vincent – sines – lisbon – leixoes – finisterre – ushant – casquets – wight – dover – calais – dunkirk – zeebrugge – flushing · st_vincent – lisbon – finisterre – ortegal – bilbao – ushant · casquets – le_havre – dover · casquets – dover – thames – felixstowe · dover – felixstowe – maas · dover – maas – ijmuiden – texel – jade – weser – elbe – brunsbuttel · texel – weser · texel – elbe · dover – texel · zeebrugge – maas · felixstowe – texel · felixstowe – zeebrugge
le_havre – wight · ushant – lands_end – smalls – irish_sea – anglesey – liverpool · lands_end – bishop – finisterre · finisterre – smalls · finisterre – lands_end · casquets – lands_end · bishop – ushant · bishop – casquets

hanstholm 57.40 8.20 · skagen 57.85 10.70 · gothenburg 57.60 11.45 · oslofjord 59.00 10.60 · kattegat 56.80 11.50 · aarhus 56.10 10.75 · great_belt 55.40 10.95 · fehmarn 54.50 11.30 · kiel 54.45 10.25 · rostock 54.30 12.10 · arkona 54.85 13.60 · sound_n 56.15 12.45 · copenhagen 55.70 12.72 · sound_s 55.30 12.70
bornholm_s 54.85 15.00 · gdansk 54.60 19.00 · klaipeda 55.70 20.90 · gotland_e 57.60 19.90 · gotland_w 56.80 17.60 · landsort 58.70 18.00 · sandhamn 59.20 19.20 · irbe 57.80 21.60 · riga 57.20 24.00 · hiiumaa 59.30 21.80 · tallinn 59.65 24.70 · helsinki 60.00 25.00 · kotka 60.20 26.90 · kronstadt 59.95 29.40
texel – hanstholm – skagen – kattegat – great_belt – fehmarn – rostock – arkona · elbe – hanstholm · felixstowe – hanstholm · dover – hanstholm · skagen – gothenburg – kattegat · skagen – oslofjord – gothenburg · kattegat – aarhus – great_belt · kattegat – sound_n – copenhagen – sound_s – arkona – bornholm_s – gdansk – klaipeda · brunsbuttel – kiel – fehmarn – arkona · bornholm_s – klaipeda – gotland_e · sound_s – rostock
bornholm_s – gotland_e – hiiumaa – tallinn – helsinki – kotka – kronstadt · gotland_e – irbe – riga · bornholm_s – gotland_w – landsort – sandhamn · gotland_e – sandhamn · sandhamn – hiiumaa · hiiumaa – helsinki · klaipeda – irbe – hiiumaa · tallinn – kotka · hiiumaa – kotka
`

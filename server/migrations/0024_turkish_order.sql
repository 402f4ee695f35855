-- The order of texts in lists: the Turkish alphabet, and numbers inside a text by their size, so that TLP-2026-1000000 follows TLP-2026-999999.
CREATE COLLATION kervan_turkish (provider = icu, locale = 'tr-u-kn-true');

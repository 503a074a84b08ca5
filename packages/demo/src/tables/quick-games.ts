/** Games drawn or dealt by a machine: everything except slots and live tables. */
export type QuickKind =
  | 'flight'
  | 'mines'
  | 'drop'
  | 'climb'
  | 'dice'
  | 'bingo'
  | 'lottery'
  | 'studioWheel'
  | 'studioCards'
  | 'virtualFootball'
  | 'virtualHorses'
  | 'virtualHounds'
  | 'virtualMotor'
  | 'virtualCourt'
  | 'card'
  | 'roulette'
  | 'board'
  | 'guess';

export type QuickGame = readonly [studio: string, tr: string, en: string, hero: string, fixedId?: number];

export const quickGames: Record<QuickKind, readonly QuickGame[]> = {
  flight: [
    ['irtifa', 'Yüksek Uçuş', 'High Flyer', 'emoji:airplane', 190_170],
    ['irtifa', 'Bulut Üstü', 'Above the Clouds', 'emoji:small-airplane'],
    ['irtifa', 'Zeplin Kalkıyor', 'The Zeppelin Departs', 'game:zeppelin'],
    ['irtifa', 'Kâğıt Uçak', 'Paper Plane', 'game:paper-plane'],
    ['irtifa', 'Roket Uçuşu', 'Rocket Flight', 'emoji:rocket'],
    ['irtifa', 'Balon Turu', 'Balloon Tour', 'game:air-balloon'],
    ['kuzgun', 'Kuzgun Havalandı', 'The Raven Takes Off', 'game:raven'],
    ['poyraz', 'Uçurtma', 'The Kite', 'emoji:kite'],
    ['poyraz', 'Paraşüt Vakti', 'Parachute Time', 'emoji:parachute'],
    ['zemberek', 'Pervane', 'Propeller', 'emoji:helicopter'],
    ['gokyuzu', 'Yörüngede', 'In Orbit', 'emoji:satellite'],
    ['gokyuzu', 'Kuyruklu Uçuş', 'Comet Flight', 'emoji:comet'],
    ['gokyuzu', 'Uçan Daire', 'Saucer Lift-Off', 'emoji:flying-saucer'],
    ['irtifa', 'Denizaltının Dönüşü', 'Return of the Submarine', 'game:submarine'],
    ['irtifa', 'Sürat Teknesi', 'Speedboat Sprint', 'emoji:speedboat'],
  ],
  mines: [
    ['ucgen', 'Elmas Tarlası', 'Diamond Field', 'emoji:gem-stone'],
    ['ucgen', 'Yumurta Avı', 'Egg Hunt Grid', 'emoji:egg'],
    ['zemberek', 'Buzda Yürü', 'Walk on Ice', 'emoji:snowflake'],
    ['zemberek', 'Karpuz Dilimi', 'Watermelon Slices', 'emoji:watermelon'],
    ['irtifa', 'Batık Hazine', 'Sunken Grid', 'emoji:anchor'],
  ],
  drop: [
    ['ucgen', 'Bilye', 'The Marble', 'game:ball-pyramid'],
    ['ucgen', 'Üçgen Düşüş', 'Triangle Drop', 'emoji:red-triangle'],
    ['zemberek', 'Zemberek Topu', 'Clockwork Ball', 'emoji:gear'],
    ['mavi-kedi', 'Yumak Yuvarla', 'Roll the Yarn', 'emoji:yarn'],
  ],
  climb: [
    ['irtifa', 'Kule Tırmanışı', 'Tower Climb', 'game:white-tower'],
    ['poyraz', 'Sarp Yokuş', 'Steep Slope', 'emoji:mountain'],
    ['mavi-kedi', 'Çatıdan Çatıya', 'Roof to Roof', 'emoji:black-cat'],
    ['zemberek', 'Tavuk Karşıya', 'Chicken Across', 'emoji:rooster'],
  ],
  dice: [
    ['ucgen', 'Zar 100', 'Dice 100', 'emoji:game-die'],
    ['ucgen', 'Eşik', 'The Threshold', 'emoji:bullseye'],
    ['kehribar', 'Yazı Tura', 'Heads and Tails', 'emoji:coin'],
    ['kehribar', 'Kırmızı mı Siyah mı', 'Red or Black', 'game:poker-hand'],
    ['zemberek', 'Çark 54', 'Wheel 54', 'money-wheel'],
    ['zemberek', 'Kazı Kazan', 'Scratch and See', 'emoji:ticket'],
    ['mavi-kedi', 'Sayı Avı', 'Number Hunt', 'emoji:magnifying-glass-tilted-left'],
    ['nar-atolyesi', 'Tek Kart', 'Single Card', 'emoji:joker'],
  ],
  bingo: [
    ['tombala-evi', 'Bingo 75', 'Bingo 75', 'emoji:bullseye'],
    ['tombala-evi', 'Bingo 90', 'Bingo 90', 'emoji:star'],
    ['tombala-evi', 'Neon Bingo', 'Neon Bingo', 'emoji:high-voltage'],
    ['tombala-evi', 'Yılbaşı Tombalası', 'New Year Tombola', 'emoji:wrapped-gift'],
    ['tombala-evi', 'Mahalle Tombalası', 'Neighbourhood Tombola', 'emoji:house'],
    ['tombala-evi', 'Bingo Bahçesi', 'Bingo Garden', 'emoji:sunflower'],
    ['tombala-evi', 'Gece Bingosu', 'Night Bingo', 'emoji:crescent-moon'],
    ['tombala-evi', 'Altın Bilet', 'The Golden Ticket', 'emoji:ticket'],
    ['tombala-evi', 'Çinko', 'One Line Call', 'emoji:bell'],
    ['tombala-evi', 'Bingo Plajı', 'Bingo Beach', 'emoji:beach-with-umbrella'],
    ['mavi-kedi', 'Kedi Tombalası', 'Cat Tombola', 'emoji:black-cat'],
    ['mavi-kedi', 'Yumak Bingo', 'Yarn Ball Bingo', 'emoji:yarn'],
    ['mavi-kedi', 'Pati Bingo', 'Paw Bingo', 'emoji:paw-prints'],
    ['nar-atolyesi', 'Meyve Bingo', 'Fruit Bingo', 'emoji:cherries'],
    ['nar-atolyesi', 'Şeker Bingo', 'Candy Bingo', 'emoji:candy'],
    ['nar-atolyesi', 'Lunapark Bingo', 'Funfair Bingo', 'emoji:ferris-wheel'],
    ['kehribar', 'Bingo Ekspres', 'Bingo Express', 'emoji:locomotive'],
    ['kehribar', 'Sinema Bingo', 'Cinema Bingo', 'emoji:popcorn'],
    ['kehribar', 'Uzay Bingosu', 'Space Bingo', 'emoji:rocket'],
    ['lodos', 'Balık Bingo', 'Fish Bingo', 'emoji:tropical-fish'],
    ['lodos', 'Vapur Bingo', 'Ferry Bingo', 'emoji:ship'],
    ['zemberek', 'Robot Bingo', 'Robot Bingo Hall', 'game:robot-golem'],
    ['zemberek', 'Elmas Bingo', 'Diamond Bingo', 'emoji:gem-stone'],
    ['tombala-evi', 'Bingo Gala', 'Bingo Gala Night', 'emoji:mirror-ball'],
    ['tombala-evi', 'Kış Bingosu', 'Winter Bingo', 'emoji:snowflake'],
  ],
  lottery: [
    ['studyo-bes', 'Sayısal 20', 'Numbers 20', 'emoji:star'],
    ['studyo-bes', 'Keno 80', 'Keno 80', 'emoji:bullseye'],
    ['studyo-bes', 'Kıvılcım Keno', 'Spark Keno', 'emoji:high-voltage'],
    ['studyo-bes', 'Stüdyo Keno', 'Studio Keno', 'emoji:television'],
    ['studyo-bes', 'Beş Top', 'Five Balls', 'emoji:pool-8-ball'],
    ['studyo-bes', 'Yıldız Keno', 'Star Keno', 'emoji:glowing-star'],
    ['studyo-bes', 'Öğlen Çekilişi', 'Noon Draw', 'emoji:sun'],
    ['studyo-bes', 'Gece Çekilişi', 'Night Draw', 'emoji:crescent-moon'],
  ],
  studioWheel: [
    ['studyo-bes', 'Renkli Çark', 'Colour Wheel', 'money-wheel'],
    ['studyo-bes', 'Stüdyo Çarkı', 'Studio Wheel', 'money-wheel'],
    ['studyo-bes', 'Gökkuşağı Çarkı', 'Rainbow Wheel', 'money-wheel'],
    ['studyo-bes', 'Akşam Çarkı', 'Evening Wheel', 'money-wheel'],
    ['studyo-bes', 'Ekran Çarkı', 'Wheel on Air', 'money-wheel'],
  ],
  studioCards: [
    ['studyo-bes', 'Altı Artı Poker', 'Six Plus Poker', 'game:poker-hand'],
    ['studyo-bes', 'Bahisli Bakara', 'Studio Baccarat', 'game:card-king-hearts'],
    ['studyo-bes', 'Ejder Kaplan Stüdyo', 'Dragon and Tiger Studio', 'game:tiger-head'],
    ['studyo-bes', 'Bordo Masa', 'The Burgundy Table', 'game:card-queen-hearts'],
    ['studyo-bes', 'Zar Düellosu', 'Dice Duel', 'emoji:game-die'],
    ['studyo-bes', 'Üç Zar Stüdyo', 'Three Dice Studio', 'game:rolling-dices'],
    ['studyo-bes', 'Yirmi Bir Stüdyo', 'Twenty-One Studio', 'game:card-jack-spades'],
    ['studyo-bes', 'Andar Bahar', 'Andar Bahar', 'emoji:joker'],
    ['studyo-bes', 'Rulet Ekranı', 'Roulette on Air', 'roulette'],
    ['studyo-bes', 'Taş Kâğıt Makas TV', 'Rock Paper Scissors TV', 'emoji:scissors'],
    ['studyo-bes', 'Milli Kupa Kartları', 'Cup of Cards', 'emoji:trophy'],
    ['studyo-bes', 'Son Kart', 'The Last Card', 'game:card-joker'],
  ],
  virtualFootball: [
    ['saha', 'Sanal Anadolu Ligi', 'Virtual Anatolian League', 'emoji:soccer-ball'],
    ['saha', 'Sanal Kıyı Ligi', 'Virtual Coastal League', 'emoji:trophy'],
    ['saha', 'Penaltılar', 'Penalty Shoot-Out', 'emoji:goal-net'],
    ['saha', 'Kısa Maç', 'Short Match', 'emoji:stopwatch'],
    ['saha', 'Sokak Futbolu', 'Street Football', 'emoji:soccer-ball'],
    ['saha', 'Derbi Günü', 'Derby Day', 'emoji:stadium'],
    ['saha', 'Sanal Yayla Ligi', 'Virtual Highland League', 'emoji:soccer-ball'],
    ['saha', 'Salon Ligi', 'Indoor League', 'emoji:goal-net'],
  ],
  virtualHorses: [
    ['kosu', 'Sanal Hipodrom', 'Virtual Racecourse', 'emoji:horse-racing'],
    ['kosu', 'Çim Pist Koşusu', 'Turf Race', 'emoji:horse'],
    ['kosu', 'Kum Pist Koşusu', 'Dirt Track Race', 'game:horse-head'],
    ['kosu', 'Engelli Koşu', 'Steeplechase', 'emoji:horse-face'],
    ['kosu', 'Arap Atları', 'Arabian Horses', 'game:horseshoe'],
    ['kosu', 'Akşam Koşusu', 'Evening Race', 'emoji:horse-racing'],
    ['kosu', 'Hecin Koşusu', 'Dromedary Race', 'emoji:two-hump-camel'],
    ['kosu', 'Rahvan Yarışı', 'Pacing Race', 'emoji:horse'],
  ],
  virtualHounds: [
    ['kosu', 'Sanal Tazı', 'Virtual Greyhounds', 'emoji:dog'],
    ['kosu', 'Altı Tazı', 'Six Greyhounds', 'emoji:guide-dog'],
    ['kosu', 'Gece Tazısı', 'Night Greyhounds', 'game:sitting-dog'],
    ['kosu', 'Tavşan Peşinde', 'After the Hare', 'emoji:rabbit'],
  ],
  virtualMotor: [
    ['saha', 'Sanal Pist', 'Virtual Circuit', 'emoji:racing-car'],
    ['saha', 'Motosiklet Kupası', 'Motorcycle Cup', 'emoji:motorcycle'],
    ['saha', 'Karting Ligi', 'Karting League', 'emoji:racing-car'],
    ['saha', 'Toprak Yol', 'Dirt Road Rally', 'emoji:automobile'],
    ['saha', 'Sürat Pateni', 'Speed Skating', 'emoji:ice-skate'],
    ['saha', 'Bisiklet Turu', 'Cycling Tour', 'emoji:bicycle'],
  ],
  virtualCourt: [
    ['saha', 'Sanal Basketbol', 'Virtual Basketball', 'emoji:basketball'],
    ['saha', 'Üç Sayılık', 'Three-Pointers', 'emoji:basketball'],
    ['saha', 'Sanal Tenis', 'Virtual Tennis', 'emoji:tennis'],
    ['saha', 'Kısa Raket', 'Table Tennis Virtual', 'emoji:ping-pong'],
    ['saha', 'Sanal Voleybol', 'Virtual Volleyball', 'emoji:volleyball'],
    ['saha', 'Dart Gecesi', 'Darts Night', 'emoji:bullseye'],
    ['saha', 'Bilardo Salonu', 'Billiards Hall', 'emoji:pool-8-ball'],
    ['saha', 'Buz Hokeyi Sanal', 'Virtual Ice Hockey', 'emoji:ice-hockey'],
    ['saha', 'Bowling Gecesi', 'Bowling Night', 'emoji:bowling'],
  ],
  card: [
    ['ferman', 'Blackjack Salonu', 'Blackjack Lounge', 'blackjack'],
    ['ferman', 'Blackjack Ferman', 'Edict Blackjack', 'blackjack'],
    ['ferman', 'Üçlü Poker', 'Trio Poker', 'cards'],
    ['pera-games', 'Vale ya da Üstü', 'Jacks and Up', 'cards'],
    ['pera-games', 'Joker Poker Pera', 'Pera Joker Poker', 'cards'],
    ['pera-games', 'Video Poker 52', 'Video Poker 52', 'cards'],
    ['ferman', 'Bakara Ferman', 'Edict Baccarat', 'cards'],
    ['kehribar', 'Ejder Kaplan Masası', 'Dragon and Tiger Table', 'cards'],
    ['kehribar', 'Kızıl Köpek', 'The Red Hound', 'cards'],
    ['kehribar', 'Yirmi Bir Klasik', 'Classic Twenty-One', 'blackjack'],
  ],
  roulette: [
    ['ferman', 'Rulet Ferman', 'Edict Roulette', 'roulette'],
    ['pera-games', 'Avrupa Ruleti', 'European Wheel', 'roulette'],
    ['kehribar', 'Rulet Mini', 'Mini Roulette', 'roulette'],
    ['kehribar', 'Rulet Gece Mavisi', 'Night Blue Roulette', 'roulette'],
    ['ferman', 'Fransız Ruleti', 'French Wheel Salon', 'roulette'],
    ['pera-games', 'Rulet Art Deco', 'Art Deco Roulette', 'roulette'],
  ],
  board: [
    ['masabasi', 'Teksas Poker', 'Texas Hold’em', 'cards', 1],
    ['masabasi', 'Omaha Poker', 'Omaha', 'cards', 2],
    ['masabasi', 'Türk Pokeri', 'Turkish Poker', 'cards', 3],
    ['masabasi', 'Tavla', 'Backgammon', 'emoji:game-die', 4],
  ],
  guess: [
    ['madalyon', 'Gümüş Para', 'Silver Toss', 'game:crown-coin'],
    ['madalyon', 'Kızıl Kart', 'Crimson Card', 'game:card-queen-hearts'],
    ['kefe', 'Havaya Para', 'Coin in the Air', 'game:two-coins'],
    ['kefe', 'Üstteki Kart', 'Top Card', 'game:card-ace-spades'],
    ['ikizler', 'Bozuk Para', 'Small Change', 'emoji:coin'],
    ['ikizler', 'Kapalı Kart', 'Face Down', 'game:card-king-hearts'],
  ],
};

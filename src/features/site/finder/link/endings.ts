/** How names end, as far as a message has to be read without the public suffix list. */
import { words } from '@/lib/words.ts';

/** Common endings: the public suffix list itself weighs too much for a form. */
export const ENDINGS: ReadonlySet<string> = new Set(
  words(`com in net org co info biz io me us uk ru cn cc tv tk ml ga cf gq pw ws top xyz live online site shop store
    app club link click life world today icu buzz cyou sbs cfd help support page dev vip work space website tech fun
    pro one cloud host digital email finance loan credit money bank sbi gov edu asia mobi name rest monster press
    services zone care center to is it at be my so no am as by भारत
    accountant agency army bar beauty best bet bid blog boats bond build business buy buzz camera cash casino cat cheap
    chat city claims company country date deals delivery design direct discount download exchange express fan fit
    football forum free fun fund fyi games game gay gift gifts gold golf group guru hair health homes hospital house
    insurance insure international kim kitchen land law lat lawyer loans lol love ltd ltda makeup market markets mba men
    money mom motorcycles movie network news ninja now observer onl parts party photo photos pics plus poker post press
    promo properties protection pub quest racing rent repair report review reviews rich rocks sale school science
    security shopping show social software solar solutions stream studio style surf systems tax team technology tel
    tickets tips today tokyo tools trade trading training tube university uno ventures video villas watch webcam wedding
    wiki win wtf yachts yoga you zip`),
);

/** Whether a label ends names: a common ending, or a country's. Another one is rarer than a slip of the writer's. */
export const isEnding = (label: string): boolean =>
  ENDINGS.has(label.toLowerCase()) || /^[a-z]{2}$/i.test(label);

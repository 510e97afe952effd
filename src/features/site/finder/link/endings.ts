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

/** Countries' endings (ISO 3166-1, as IANA delegates them). */
const COUNTRIES = new Set(
  words(`ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc
    cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge
    gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki
    km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my
    mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se
    sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz
    va vc ve vg vi vn vu wf ws ye yt za zm zw`),
);

/** Whether a label ends names: a common ending, or a country's. Another one is rarer than a slip of the writer's. */
export const isEnding = (label: string): boolean =>
  ENDINGS.has(label.toLowerCase()) || COUNTRIES.has(label.toLowerCase());

/** Endings that are words with which a sentence begins: "due.pay now", "TONIGHT.CALL". */
export const STARTS: ReadonlySet<string> = new Set(
  words(`am as at be buy by call click contact do here how is it like my new no now open pay play save so team to
    watch win you`),
);

/** Endings that are words within a sentence. A company's name before one is a link: `flipkart.sale`. */
export const NOUNS: ReadonlySet<string> = new Set(
  words(`bank care cash credit free gift gifts help life link live loan me one online sale sbi shop store support
    today us work world`),
);

/** Endings that are no words, and that no sentence goes on with. */
export const NO_WORDS: ReadonlySet<string> = new Set(
  words(
    `ac biz buzz cc cf cn co com cyou edu ga gov gq icu ml net nic org pw res ru sbs site tk vip ws xyz`,
  ),
);

/**
 * The checked form of the dice line, the side of the device: rolls with a number and a check, kept until
 * Tableside has saved them and sent again until then. One header, C++11, no heap, and about 200 bytes of
 * memory.
 *
 *   DiceLine line(Serial, "DT-01", "1.0", 4);
 *   setup():  Serial.begin(115200); line.begin();
 *   loop():   line.tend();               never waits for the other side
 *             line.roll(faces, 4);       when the dice have been read
 */
#ifndef DICE_LINE_H
#define DICE_LINE_H

#include <Arduino.h>

#if defined(__AVR__)
#include <EEPROM.h>
#elif defined(ESP32)
// Its header has another name in each generation of the ESP32 core.
extern "C" uint32_t esp_random(void);
#endif

class DiceLine {
 public:
  /** Why there is no result: a die on its edge, too few or many, hidden, not at rest, too dark, beside the tray. */
  enum class Cause : uint8_t { cocked, count, obscured, moving, lowlight, offtray };

  /** What became of one die. */
  enum class State : uint8_t { absent, idle, handled, rolling, settled, moved, cocked, stacked, off, unknown };

  /** For a confidence or a battery that nobody measures. */
  static const uint8_t NOT_KNOWN = 255;

  /** A throw has no more dice than this. */
  static const uint8_t MOST_DICE = 8;

  /**
   * `id` and `firmware` are shown to people: of each the first 16 characters of printable ASCII are sent,
   * without `$`, `*` and `,`. They must stay where they are; texts in quotes do.
   */
  DiceLine(Stream &port, const char *id, const char *firmware, uint8_t dice)
      : cable(port), ownId(id), ownFirmware(firmware), ownDice(dice) {}

  /** Starts the line, after Serial.begin(), and says who we are. */
  void begin() { begin(nextBoot()); }

  /** The same with a boot of your own, another at each start; `last` is the number before the first report. */
  void begin(uint16_t thisBoot, uint16_t before = 0) {
    boot = thisBoot;
    last = before;
    reported = before;
    for (uint8_t at = 0; at < KEPT; ++at) items[at].kind = Kind::nothing;
    got = 0;
    whole = false;
    seconds = 0;
    secondSince = beatSince = helloSince = (uint32_t)millis();
    sayHello();
    hellosLeft = HELLOS - 1;
  }

  /** Listens, beats and sends again; called in every loop(). It takes as long as a frame or two take to be sent. */
  void tend() {
    listen();
    const uint32_t now = (uint32_t)millis();
    const uint32_t passed = (now - secondSince) / 1000;
    seconds += passed;
    secondSince += passed * 1000;
    if (hellosLeft > 0 && now - helloSince >= HELLO_EVERY) {
      helloSince = now;
      --hellosLeft;
      sayHello();
    }
    if (now - beatSince >= BEAT_EVERY) {
      beatSince = now;
      sayBeat();
    }
    if (waiting() && repeats < MOST_REPEATS && now - sentSince >= patience()) {
      sentSince = now;
      ++repeats;
      say(*kept(reported));
    }
  }

  /**
   * Reports a throw: `count` faces, 1 to 6 each, in any order. False, and nothing is sent, when one is no
   * face of a die or there are none or too many.
   */
  bool roll(const uint8_t *faces, uint8_t count) {
    if (count == 0 || count > MOST_DICE) return false;
    for (uint8_t at = 0; at < count; ++at)
      if (faces[at] < 1 || faces[at] > 6) return false;
    Item &item = next(Kind::roll);
    item.size = count;
    for (uint8_t at = 0; at < count; ++at) item.held[at] = faces[at];
    report(item);
    return true;
  }

  /** Reports that the throw cannot be read; `count` dice could. */
  void noResult(Cause cause, uint8_t count) {
    Item &item = next(Kind::none);
    item.held[0] = (uint8_t)cause;
    item.held[1] = count;
    report(item);
  }

  /**
   * Reports what became of one die, named by its number: its face, 0 when it shows none, and how sure that is
   * and how full its battery, 0 to 100 each. It is sent once, and again only when asked for.
   */
  void die(uint8_t number, State state, uint8_t face, uint8_t confidence = NOT_KNOWN,
           uint8_t battery = NOT_KNOWN) {
    Item &item = next(Kind::die);
    item.held[0] = number;
    item.held[1] = (uint8_t)state;
    item.held[2] = face;
    item.held[3] = confidence;
    item.held[4] = battery;
    say(item);
  }

  /** Whether the newest throw, or that there was no result, has not been saved by Tableside yet. */
  bool waiting() const {
    const Item &item = items[reported % KEPT];
    return item.kind != Kind::nothing && item.seq == reported;
  }

  /** CRC-16/CCITT-FALSE, a byte further; it starts with FFFF. */
  static uint16_t crc16(uint16_t crc, uint8_t byte) {
    crc = (uint16_t)(crc ^ ((uint16_t)byte << 8));
    for (uint8_t bit = 0; bit < 8; ++bit)
      crc = (uint16_t)((crc & 0x8000U) != 0 ? ((uint16_t)(crc << 1) ^ 0x1021U) : (uint16_t)(crc << 1));
    return crc;
  }

  /**
   * A number for this start of the device, other than that of the last one: counted in two bytes of the
   * EEPROM, from `address` on, where there is an EEPROM; elsewhere by chance, where two starts are alike once
   * in 65,536 times.
   */
  static uint16_t nextBoot(int address = 0) {
#if defined(__AVR__)
    const uint16_t before = (uint16_t)(EEPROM.read(address) | ((uint16_t)EEPROM.read(address + 1) << 8));
    const uint16_t now = (uint16_t)(before + 1U);
    EEPROM.update(address, (uint8_t)(now & 0xFFU));
    EEPROM.update(address + 1, (uint8_t)(now >> 8));
    return now;
#elif defined(ESP32)
    (void)address;
    return (uint16_t)esp_random();
#elif defined(ESP8266)
    (void)address;
    return (uint16_t)RANDOM_REG32;
#else
    (void)address;
    // An input that hangs in the air gives a little noise, and the time that reading takes a little more.
    uint16_t mixed = 0xFFFF;
    for (uint8_t times = 0; times < 64; ++times) {
      mixed = crc16(mixed, (uint8_t)(analogRead(A0) & 0xFF));
      mixed = crc16(mixed, (uint8_t)(micros() & 0xFF));
    }
    return mixed;
#endif
  }

 private:
  /** So many items are kept, and a power of two: then their places go on evenly when the numbers begin anew. */
  static const uint8_t KEPT = 8;

  /** The hello at the start, so many times and this far apart in milliseconds. */
  static const uint8_t HELLOS = 3;
  static const uint16_t HELLO_EVERY = 500;

  /** In milliseconds. */
  static const uint16_t BEAT_EVERY = 2000;

  /** A report is sent again so many times: for about a minute. After that it is for Tableside to ask. */
  static const uint8_t MOST_REPEATS = 60;

  /** Of a name so many characters are sent. */
  static const uint8_t NAME = 16;

  /** The longest frame is the hello with two long names, 59 bytes; what we are sent has 21. */
  static const uint8_t LONGEST = 64;
  static const uint8_t LONGEST_HEARD = 48;

  enum class Kind : uint8_t { nothing, roll, none, die };

  /** A report. What it holds: the faces; cause and count; or die, state, face, confidence and battery. */
  struct Item {
    uint16_t seq;
    Kind kind;
    uint8_t size;
    uint8_t held[MOST_DICE];
  };

  /** A frame that is being written. */
  class Frame {
   public:
    explicit Frame(const __FlashStringHelper *type) {
      text[size++] = '$';
      word(type);
    }
    void put(char one) {
      if (size < LONGEST) text[size++] = one;
    }
    void word(const __FlashStringHelper *words) {
      const char *at = reinterpret_cast<const char *>(words);
      for (char one = (char)pgm_read_byte(at); one != 0; one = (char)pgm_read_byte(++at)) put(one);
    }
    void name(const char *of) {
      put(',');
      for (uint8_t left = NAME; left > 0 && *of != 0; --left, ++of)
        if (*of >= ' ' && *of <= '~' && *of != '$' && *of != '*' && *of != ',') put(*of);
    }
    void digits(uint32_t value) {
      char backwards[10];
      uint8_t many = 0;
      do backwards[many++] = (char)('0' + value % 10);
      while ((value /= 10) != 0);
      while (many > 0) put(backwards[--many]);
    }
    void number(uint32_t value) {
      put(',');
      digits(value);
    }
    /** A part of a hundred, or nothing between its commas. */
    void share(uint8_t value) {
      if (value == NOT_KNOWN) put(',');
      else number(value);
    }
    void hex(uint16_t value) {
      for (uint8_t digit = 0; digit < 4; ++digit) put(hexDigit((uint8_t)(value >> (12 - 4 * digit))));
    }
    void place(uint16_t boot, uint16_t seq) {
      put(',');
      hex(boot);
      number(seq);
    }
    void send(Stream &to) {
      const uint16_t check = crcOf(text + 1, (uint8_t)(size - 1));
      put('*');
      hex(check);
      put('\n');
      to.write(reinterpret_cast<const uint8_t *>(text), size);
    }

   private:
    char text[LONGEST];
    uint8_t size = 0;
  };

  static char hexDigit(uint8_t value) {
    value = (uint8_t)(value & 0x0FU);
    return (char)(value < 10 ? '0' + value : 'A' + (value - 10));
  }

  static uint16_t crcOf(const char *bytes, uint8_t size) {
    uint16_t crc = 0xFFFF;
    for (uint8_t at = 0; at < size; ++at) crc = crc16(crc, (uint8_t)bytes[at]);
    return crc;
  }

  static const __FlashStringHelper *wordOf(Cause cause) {
    switch (cause) {
      case Cause::cocked: return F("cocked");
      case Cause::count: return F("count");
      case Cause::obscured: return F("obscured");
      case Cause::moving: return F("moving");
      case Cause::lowlight: return F("lowlight");
      case Cause::offtray: return F("offtray");
    }
    return F("obscured");
  }

  static const __FlashStringHelper *wordOf(State state) {
    switch (state) {
      case State::absent: return F("absent");
      case State::idle: return F("idle");
      case State::handled: return F("handled");
      case State::rolling: return F("rolling");
      case State::settled: return F("settled");
      case State::moved: return F("moved");
      case State::cocked: return F("cocked");
      case State::stacked: return F("stacked");
      case State::off: return F("off");
      case State::unknown: return F("unknown");
    }
    return F("unknown");
  }

  /** The place of the next number. Its former item is the ninth to last, and forgotten. */
  Item &next(Kind kind) {
    ++last;
    Item &item = items[last % KEPT];
    item.seq = last;
    item.kind = kind;
    item.size = 0;
    return item;
  }

  Item *kept(uint16_t seq) {
    Item &item = items[seq % KEPT];
    return item.kind != Kind::nothing && item.seq == seq ? &item : nullptr;
  }

  /** Sends what must arrive. What came before it is not sent again by itself from here on. */
  void report(const Item &item) {
    reported = item.seq;
    repeats = 0;
    sentSince = (uint32_t)millis();
    say(item);
  }

  /** How long an answer is waited for, in milliseconds. */
  uint16_t patience() const { return repeats == 0 ? 250 : repeats == 1 ? 500 : 1000; }

  void say(const Item &item) {
    Frame frame(item.kind == Kind::roll ? F("TDR") : item.kind == Kind::none ? F("TDX") : F("TDS"));
    frame.place(boot, item.seq);
    frame.put(',');
    if (item.kind == Kind::roll) {
      for (uint8_t at = 0; at < item.size; ++at) frame.put((char)('0' + item.held[at]));
    } else if (item.kind == Kind::none) {
      frame.word(wordOf((Cause)item.held[0]));
      frame.number(item.held[1]);
    } else {
      frame.put('d');
      frame.digits(item.held[0]);
      frame.put(',');
      frame.word(wordOf((State)item.held[1]));
      frame.number(item.held[2]);
      frame.share(item.held[3]);
      frame.share(item.held[4]);
    }
    frame.send(cable);
  }

  void sayHello() {
    Frame frame(F("TDH,1,"));
    frame.hex(boot);
    frame.number(ownDice);
    frame.name(ownId);
    frame.name(ownFirmware);
    frame.word(F(",ack"));
    frame.send(cable);
  }

  void sayBeat() {
    Frame frame(F("TDB"));
    frame.place(boot, last);
    frame.number(seconds);
    frame.send(cable);
  }

  /** Takes what has arrived, but not for ever, and waits for nothing. */
  void listen() {
    for (uint8_t most = 64; most > 0 && cable.available() > 0; --most) hear((uint8_t)cable.read());
  }

  /** A byte further. What is no frame (a probe for modems, noise, a line that is too long) goes by until the next `$`. */
  void hear(uint8_t byte) {
    if (byte == '$') {
      got = 0;
      whole = true;
    } else if (byte == '\n' || byte == '\r') {
      if (whole) obey();
      whole = false;
    } else if (byte < 0x20 || byte > 0x7E || got == LONGEST_HEARD) {
      whole = false;
    } else if (whole) {
      heard[got++] = (char)byte;
    }
  }

  /** Does what a frame asks for, if its check is right. */
  void obey() {
    if (got < 8 || heard[got - 5] != '*') return;
    const uint8_t end = (uint8_t)(got - 5);
    uint16_t check = crcOf(heard, end);
    for (uint8_t at = (uint8_t)(got - 1); at > end; --at, check = (uint16_t)(check >> 4))
      if (heard[at] != hexDigit((uint8_t)check)) return;
    if (heard[0] != 'T' || heard[1] != 'D' || (end > 3 && heard[3] != ',')) return;
    if (heard[2] == 'Q') return sayHello();
    uint16_t seq = 0;
    if (!ours(end, seq)) return;
    Item *item = kept(seq);
    if (item == nullptr) return;
    if (heard[2] == 'A') item->kind = Kind::nothing;
    if (heard[2] == 'N') say(*item);
  }

  /** Reads boot and number of what we heard; false when it is not about this start, or no number. */
  bool ours(uint8_t end, uint16_t &seq) const {
    if (end < 10 || heard[8] != ',') return false;
    for (uint8_t at = 0; at < 4; ++at)
      if (heard[4 + at] != hexDigit((uint8_t)(boot >> (12 - 4 * at)))) return false;
    uint32_t value = 0;
    for (uint8_t at = 9; at < end && heard[at] != ','; ++at) {
      if (heard[at] < '0' || heard[at] > '9' || value > 6553) return false;
      value = value * 10 + (uint32_t)(heard[at] - '0');
    }
    seq = (uint16_t)value;
    return heard[9] != ',' && value <= 65535UL;
  }

  Stream &cable;
  const char *ownId;
  const char *ownFirmware;
  uint8_t ownDice;

  uint16_t boot = 0;
  uint16_t last = 0;      // the newest number
  uint16_t reported = 0;  // the newest one that must arrive
  uint8_t repeats = 0;    // how often that one was sent again
  Item items[KEPT] = {};

  char heard[LONGEST_HEARD];
  uint8_t got = 0;
  bool whole = false;  // what was heard began with `$` and is a frame so far

  uint32_t seconds = 0;  // since the start
  uint32_t secondSince = 0;
  uint32_t beatSince = 0;
  uint32_t helloSince = 0;
  uint32_t sentSince = 0;
  uint8_t hellosLeft = 0;
};

#endif

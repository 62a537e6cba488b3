/**
 * checked: a dice reader for Tableside whose rolls arrive once each, whatever the cable does to them. The
 * line itself is in dice_line.h and needs no change; what is yours is readDice() below.
 *
 * As it is, a push button between pin 2 and GND sends a random throw, and one between pin 3 and GND says that
 * a die lies cocked, so that the cable can be tried before there is a sensor. A wire that touches GND for a
 * moment does as well. The lamp of the board is lit from a throw until Tableside has saved it.
 */
#include "dice_line.h"

/** How many dice the reader has. */
const uint8_t DICE = 4;

const uint8_t THROW_BUTTON = 2;
const uint8_t COCKED_BUTTON = 3;

/** A button bounces this long, in milliseconds. */
const uint32_t BOUNCE = 30;

/** The name of this device, another one for each that you build, and the version of your sketch. */
DiceLine line(Serial, "DT-01", "1.0", DICE);

/** A button between a pin and GND. */
struct Button {
  uint8_t pin;
  bool down;
  uint32_t since;

  /** True once for every press. */
  bool pressed() {
    const uint32_t now = millis();
    const bool reads = digitalRead(pin) == LOW;
    if (reads == down) since = now;
    if ((uint32_t)(now - since) < BOUNCE) return false;
    since = now;
    down = reads;
    return down;
  }
};

Button throwButton = {THROW_BUTTON, false, 0};
Button cockedButton = {COCKED_BUTTON, false, 0};

// ---- Replace this function by your own --------------------------------------------------------------------

/**
 * Looks at the dice; called all the time, so it must never wait. When they have come to rest it says once
 * what it saw:
 *   line.roll(faces, 4)                        they show these faces, each 1 to 6, in any order
 *   line.noResult(DiceLine::Cause::cocked, 3)  no result, and why; 3 dice could be read
 */
void readDice() {
  if (throwButton.pressed()) {
    uint8_t faces[DICE];
    // The moment of the press is the chance.
    randomSeed(micros());
    for (uint8_t at = 0; at < DICE; ++at) faces[at] = (uint8_t)random(1, 7);
    line.roll(faces, DICE);
  }
  if (cockedButton.pressed()) line.noResult(DiceLine::Cause::cocked, DICE - 1);
}

// -----------------------------------------------------------------------------------------------------------

/** Lights the lamp of the board, where it has one, as long as a report is under way. */
void showLamp() {
#ifdef LED_BUILTIN
  digitalWrite(LED_BUILTIN, line.waiting() ? HIGH : LOW);
#endif
}

void setup() {
  pinMode(THROW_BUTTON, INPUT_PULLUP);
  pinMode(COCKED_BUTTON, INPUT_PULLUP);
#ifdef LED_BUILTIN
  pinMode(LED_BUILTIN, OUTPUT);
#endif
  Serial.begin(115200);
  line.begin();
}

void loop() {
  // In this order the lamp is seen at every throw, however soon it is saved.
  line.tend();
  readDice();
  showLamp();
}

/** As much of an Arduino board as the sketches of resources/firmware use, for a program of this machine. */
#ifndef ARDUINO_H
#define ARDUINO_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#define HIGH 1
#define LOW 0
#define OUTPUT 1
#define INPUT_PULLUP 2
#define LED_BUILTIN 13
#define A0 14

// Texts in flash memory, which is no other memory here.
class __FlashStringHelper;
#define F(text) (reinterpret_cast<const __FlashStringHelper *>(text))
#define pgm_read_byte(at) (*reinterpret_cast<const uint8_t *>(at))

class Stream {
 public:
  virtual ~Stream() {}
  virtual int available() = 0;
  virtual int read() = 0;
  virtual size_t write(const uint8_t *bytes, size_t size) = 0;
  size_t print(unsigned char number);
  size_t println();
};

class HardwareSerial : public Stream {
 public:
  void begin(unsigned long baud);
  int available() override;
  int read() override;
  size_t write(const uint8_t *bytes, size_t size) override;
};

extern HardwareSerial Serial;

unsigned long millis();
unsigned long micros();
void pinMode(uint8_t pin, uint8_t mode);
int digitalRead(uint8_t pin);
void digitalWrite(uint8_t pin, uint8_t level);
int analogRead(uint8_t pin);
long random(long from, long below);
void randomSeed(unsigned long seed);

void setup();
void loop();

#endif
